export const documentStyles = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
h2 { margin-top: 2.5rem; }
table { width: 100%; border-collapse: collapse; margin-block: 0.5rem 1.5rem; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { border: 1px solid; padding: 0.4rem 0.6rem; text-align: start; vertical-align: top; }
td, th[scope='row'] { overflow-wrap: anywhere; }
th[scope='row'] { width: 40%; font-weight: 600; }
td > ul, td > dl { margin: 0; padding-inline-start: 1.2rem; }
tr { break-inside: avoid; }
small { display: block; }
@media print { :root { color-scheme: light; } nav { display: none; } }
`.trim();
