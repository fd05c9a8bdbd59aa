import { randomInt, randomUUID } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Config } from "../../../core/config/config.ts";
import type { DianConfig } from "../../../core/config/dian.ts";
import type { SecretBox } from "../../../core/secrets/secret-box.ts";
import { sharedSecret } from "../../../core/secrets/shared-secret.ts";
import { httpProvider } from "./http-provider.ts";
import { localProvider } from "./local-provider.ts";
import type { FiscalProvider } from "./provider.ts";

declare module "../../../core/context.ts" {
  interface Services {
    /** Identification for electronic invoices, and the provider that receives them. */
    readonly dian: Dian;
  }
}

/** Identification for electronic documents, and the provider that receives them. */
export interface Dian {
  readonly environment: DianConfig["environment"];
  readonly software: NonNullable<DianConfig["software"]>;
  readonly municipality: DianConfig["municipality"];
  readonly provider: FiscalProvider;
}

/**
 * Creates it from the configuration. An installation without registered software gets generated test values.
 */
export async function openDian(
  { dian: { environment, municipality, software, provider } }: Config,
  kept: { readonly orm: MikroORM; readonly secrets: SecretBox },
): Promise<Dian> {
  const id = await sharedSecret(kept, "dian software", software?.id ?? null, randomUUID);
  const pin = await sharedSecret(kept, "dian pin", software?.pin ?? null, () =>
    String(randomInt(10_000, 100_000)),
  );
  return {
    environment,
    municipality,
    software: { id, pin },
    provider: provider ? httpProvider(provider) : localProvider,
  };
}
