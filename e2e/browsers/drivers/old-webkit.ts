import type { Driver, Point, Size } from './driver.ts';
import { makeHome, startWebDriver } from './web-driver.ts';

/** The only size of this browser. A narrower page is zoomed, which also reduces its height. */
const view: Size = { width: 800, height: 600 };

/** Starts WPE WebKit 2.38, which is as old as Safari 16.0, without a screen. */
export async function startOldWebKit(): Promise<Driver> {
  const server = await startWebDriver({
    driver: process.env['WPE_DRIVER_PATH'] ?? 'WPEWebDriver',
    browser: process.env['COG_PATH'] ?? 'cog',
    browserName: 'cog',
    optionsName: 'wpe:browserOptions',
    home: await makeHome(),
  });
  return {
    async openWindow({ size, scripts }) {
      // The zoom is rounded down, because at a higher zoom the page would be narrower than
      // requested.
      const zoom = Math.max(1, Math.floor((100 * view.width) / size.width) / 100);
      const zoomed = ({ x, y }: Point): Point => ({ x: x * zoom, y: y * zoom });
      const session = await server.openSession([
        '--platform=headless',
        `--scale=${zoom}`,
        `--enable-javascript=${scripts}`,
      ]);
      const window = server.windowOf(session);
      return {
        ...window,
        moveMouse: (to) => window.moveMouse(zoomed(to)),
        click: (at) => window.click(zoomed(at)),
        drag: (path) => window.drag(path.map(zoomed)),
      };
    },
    stop: server.stop,
  };
}
