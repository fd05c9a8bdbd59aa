// Starts the application as `npm start` does while the screens are still being built: they are at SIGUSR2, or
// their build has failed with the words of SCREENS.
const { begin } = await import("../../api/dist/server/start/begin.js");
const { ConfigError } = await import("../../api/dist/core/config/config.js");
const { finish } = await import("../../api/dist/app.start.js");
const { SCREENS } = process.env;
const start = await begin();
const screens = new Promise((built, failed) => {
  process.once("SIGUSR2", () => (SCREENS ? failed(new ConfigError([SCREENS])) : built()));
  // A build ends with the start that it belongs to.
  start.progress.leaving.addEventListener("abort", failed);
});
screens.catch(() => undefined);
await finish(start, { screens });
