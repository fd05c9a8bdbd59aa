import { type DianEnvironment, departmentOf } from "../colombia/dian.ts";
import { httpUrl, oneOf } from "./config.values.ts";
import type { ReadVariable } from "./config.ts";

/**
 * Identifiers that the DIAN and its provider assigned to the agency, and the municipality where the agency is
 * registered.
 */
export interface DianConfig {
  /** DIAN environment: `2` (tests) unless `DIAN_ENVIRONMENT=1`, with which documents have legal effect. */
  readonly environment: DianEnvironment;
  /** Registered software; when null, one is generated for tests. */
  readonly software: { readonly id: string; readonly pin: string } | null;
  /** Municipality of the agency: its DANE code and its name. */
  readonly municipality: { readonly code: string; readonly name: string };
  /** Provider that signs documents and sends them to the DIAN; when null, the local substitute is used. */
  readonly provider: { readonly url: string; readonly token: string } | null;
}

const BOGOTA = { code: "11001", name: "Bogotá, D.C." };

function municipality(text: string): DianConfig["municipality"] {
  const [, code = "", name = ""] = /^(\d{5})\s+(\S.*)$/.exec(text) ?? [];
  if (departmentOf(code) === null)
    throw new Error("debe ser el código DANE y el nombre del municipio, como «05001 Medellín».");
  return { code, name };
}

/**
 * Reads the variables of electronic documents. The software's variables must be complete or absent, and so
 * must the provider's.
 */
export function readDian(read: ReadVariable, lines: string[]): DianConfig {
  const text = (name: string) => read<string | null>(name, String, null);
  const both = (one: string, other: string): readonly [string, string] | null => {
    const [a, b] = [text(one), text(other)];
    if ((a === null) !== (b === null)) lines.push(`Define ${one} y ${other}, o ninguna de las dos.`);
    return a !== null && b !== null ? [a, b] : null;
  };
  const environment = read<DianEnvironment>("DIAN_ENVIRONMENT", oneOf(["1", "2"]), "2");
  const software = both("DIAN_SOFTWARE_ID", "DIAN_SOFTWARE_PIN");
  const provider = both("DIAN_PROVIDER_URL", "DIAN_PROVIDER_TOKEN");
  const url = provider && read<string | null>("DIAN_PROVIDER_URL", httpUrl, null);
  if (environment === "1" && (!software || !provider))
    lines.push("DIAN_ENVIRONMENT=1 necesita el software (DIAN_SOFTWARE_*) y el proveedor (DIAN_PROVIDER_*).");
  return Object.freeze({
    environment,
    software: software && { id: software[0], pin: software[1] },
    municipality: read("DIAN_MUNICIPALITY", municipality, BOGOTA),
    provider: provider && url ? { url, token: provider[1] } : null,
  });
}
