// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { failureText } from "../../../web/src/base/failure/failures.ts";
import { fetchedFile } from "../../../web/src/base/files/fetched-file.ts";

afterEach(() => void vi.unstubAllGlobals());

const answers = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);
const refused = () => fetchedFile("/files/contrato.pdf").then(String, failureText);

describe("a file that is fetched", () => {
  it("is the bytes at its address", async () => {
    answers(() => Promise.resolve(new Response("%PDF-1.7")));
    expect(await (await fetchedFile("/files/contrato.pdf")).text()).toBe("%PDF-1.7");
  });

  it("is never the server's message instead of it: that is shown", async () => {
    const message = "El enlace ya no es válido";
    answers(() => Promise.resolve(Response.json({ message }, { status: 410 })));
    expect(await refused()).toBe(message);
  });

  it("that does not come, or breaks off, is a failure of the connection", async () => {
    answers(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await refused()).toBe("Error de conexión");
    const half = new ReadableStream({ pull: (stream) => stream.error(new TypeError("network error")) });
    answers(() => Promise.resolve(new Response(half)));
    expect(await refused()).toBe("Error de conexión");
  });
});
