import { afterEach, describe, expect, it, vi } from "vitest";
import { readEnvironment, requiredVariables } from "../../../web/src/base/environment.ts";
import config from "../../../web/vite.config.ts";

const whole = { VITE_API_URL: "/", VITE_APP_NAME: "Travesía", VITE_WOMPI_PUBLIC_KEY: "pub_test_local" };
const missing = "Variables de entorno requeridas no definidas";

describe("the three variables of the build", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("are read", () => {
    expect(readEnvironment(whole)).toEqual({
      apiUrl: "/",
      appName: "Travesía",
      wompiPublicKey: "pub_test_local",
    });
  });

  it.each(requiredVariables)("stop the application when %s is empty", (name) => {
    expect(() => readEnvironment({ ...whole, [name]: " " })).toThrow(missing);
  });

  it.each(requiredVariables)("stop the application when %s is not there", (name) => {
    expect(() => readEnvironment({ ...whole, [name]: undefined })).toThrow(missing);
  });

  it.each(requiredVariables)("stop the build when %s is empty", (name) => {
    vi.stubEnv(name, "");
    expect(() => config({ mode: "production", command: "build" })).toThrow(missing);
  });

  it("are committed with the values that run on one machine", () => {
    expect(() => config({ mode: "production", command: "build" })).not.toThrow();
  });
});
