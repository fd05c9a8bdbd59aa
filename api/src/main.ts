import { begin } from "./core/start/begin.ts";
import { finish } from "./app.start.ts";

await finish(await begin());
