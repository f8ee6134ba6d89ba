export const styles = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf7f2, #12182b);
  --surface: light-dark(#ffffff, #1b2340);
  --ink: light-dark(#161c33, #eef0f8);
  --quiet: light-dark(#4b5270, #b9c0da);
  --line: light-dark(#8a8fa6, #6a7394);
  --brand: light-dark(#3d348b, #b9b2ff);
  --on-brand: light-dark(#ffffff, #12182b);
  --wrong: light-dark(#a3162a, #ff9aa5);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
.quiet { color: var(--quiet); }
a { color: var(--brand); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
form {
  margin-top: 1.5rem;
  padding: 1.25rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 0.75rem;
}
label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
input {
  width: 100%;
  max-width: 22rem;
  min-height: 2.75rem;
  margin-bottom: 1rem;
  padding: 0.5rem 0.75rem;
  background: var(--ground);
  color: inherit;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  font: inherit;
}
input[aria-invalid] { border: 2px solid var(--wrong); }
button {
  display: block;
  min-height: 2.75rem;
  padding: 0.5rem 1.5rem;
  background: var(--brand);
  color: var(--on-brand);
  border: 0;
  border-radius: 0.5rem;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.brand { display: flex; align-items: center; justify-content: center; gap: 0.75rem; margin: 1rem 0 0; font-size: 1.375rem; font-weight: 700; }
main:has(.sign-in) { max-width: 30rem; }
form.sign-in { padding: 1.75rem; border-color: color-mix(in srgb, var(--line) 45%, transparent); border-radius: 1rem; box-shadow: 0 1px 3px #161c3314, 0 8px 24px #161c330f; }
form.sign-in input { max-width: none; }
form.sign-in button { width: 100%; margin-top: 0.5rem; }
form.plain { padding: 0; background: none; border: 0; }
form.plain button { display: inline-block; margin: 0 0.5rem 0.5rem 0; }
button.small { padding: 0.25rem 1rem; }
ol.sections, ol.choices { padding-inline-start: 1.5rem; }
ol.choices li { margin-bottom: 1.25rem; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.wrong { color: var(--wrong); font-weight: 600; }
details.fold { margin-top: 2rem; }
details.fold summary { padding: 0.75rem 0; color: var(--brand); font-weight: 600; cursor: pointer; }
ul.people { margin: 0; padding: 0; list-style: none; }
ul.people li { border-bottom: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
ul.people a { display: block; padding: 0.6rem 0; text-decoration: none; }
ul.people a:hover .id { text-decoration: underline; }
ul.people .id { font-weight: 600; }
ul.people .name { color: var(--ink); }
ul.people .situation { display: block; color: var(--quiet); }
ul.people [aria-current] { background: var(--surface); }
code { overflow-wrap: anywhere; }
main:has(.player) { max-width: none; padding: 0; }
ul.comments { margin: 1.5rem 0 0; padding: 0; list-style: none; }
ul.comments li { padding: 0.75rem 0; border-top: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
.player img { display: block; width: 100%; height: auto; }
.player h1, .player p { margin: 1rem; font-size: 1.25rem; }
`;
