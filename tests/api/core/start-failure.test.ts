import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { ConfigError } from "../../../api/src/core/config/config.ts";
import { startFailure } from "../../../api/src/server/start/failure.ts";

it("a used port is one clear line that names it", async () => {
  const first = createServer();
  await new Promise<void>((done) => first.listen(0, "127.0.0.1", done));
  const { port } = first.address() as AddressInfo;
  const error = await new Promise((settle) => createServer().once("error", settle).listen(port, "127.0.0.1"));
  first.close();
  expect(startFailure(error)).toEqual([
    `El puerto ${port} ya está en uso: detén el otro programa o define PORT.`,
  ]);
});

it("errors of the environment are listed line by line", () => {
  expect(startFailure(new ConfigError(["una", "dos"]))).toEqual(["una", "dos"]);
});

it("a defect is not dressed up as the person's mistake", () => {
  expect(startFailure(new TypeError("x is undefined"))).toBeNull();
});
