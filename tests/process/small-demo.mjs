// Starts the application as `api/dist/main.js` does, with a demo that is a tenth of the whole one.
const { begin } = await import("../../api/dist/server/start/begin.js");
const { finish } = await import("../../api/dist/app.start.js");
await finish(await begin(), { scale: 0.1 });
