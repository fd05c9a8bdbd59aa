import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isObjectType,
  isNonNullType,
} from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import type { AuthRule } from "../../../api/src/core/auth/auth.decorator.ts";
import { Role } from "../../../api/src/core/auth/role.ts";
import type { LinkPurpose } from "../../../api/src/core/auth/viewer.ts";
import type { TestApp } from "../../support/app.ts";
import { asOwner } from "../../support/owner.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSentSimpleContract, signIt } from "../../support/story/contracts.ts";
import { aLinkOf } from "../../support/story/link-pages.ts";

type AnyField = GraphQLField<unknown, unknown>;

/** Depth to which a document follows relations from its root. */
const DEPTH = 3;

/** Data of a traveller that are nowhere else. */
const SECRETS = {
  documento_identidad: "MARCA7788990",
  email: "marca@viajeros.test",
  telefono: "+573009998877",
};

const purposes: readonly LinkPurpose[] = [
  ...(["quote", "passengers", "signature", "addendum", "payment", "calendar", "trip", "claim"] as const),
  "email-change",
];

/** Roots at which a purpose may read data of the travellers. */
const allowed: Partial<Record<LinkPurpose, readonly string[]>> = {
  passengers: ["quoteOfPassengers", "passengers"],
  // The text of a contract names its client with their document.
  signature: ["contract", "contractReading"],
  payment: ["contractReading"],
};

let app: TestApp;
let quoteId: string;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
  const contract = await aSentSimpleContract(app);
  await signIt(app, contract);
  contractId = contract.id;
  quoteId = await asOwner(app, async (em) => {
    const [{ quote_id: id }] = await em.execute<[{ quote_id: string }]>(
      "select quote_id from contracts where id = ?",
      [contractId],
    );
    await em.execute(
      "update passengers set documento_identidad = ?, email = ?, telefono = ? where quote_id = ? and titular",
      [...Object.values(SECRETS), id],
    );
    return id;
  });
});

const asksNothing = ({ args }: AnyField) =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

/** Returns the selection of everything below a type to a depth; empty of a leaf. */
function everything(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields()).filter(asksNothing);
  const parts = fields.flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const below = depth > 0 ? everything(field.type, depth - 1) : "";
    return below ? [`${field.name} ${below}`] : [];
  });
  return parts.length > 0 ? `{ ${parts.join(" ")} }` : "";
}

/** Returns the queries that a link opens by the id of a record. */
function roots(): readonly AnyField[] {
  const { schema } = app.app.services;
  const fields = Object.values((schema.getQueryType() as GraphQLObjectType).getFields()) as AnyField[];
  return fields.filter(({ extensions, args }) => {
    const rule = extensions["auth"] as AuthRule | undefined;
    return rule?.requires.includes(Role.LINK) && args.some(({ type }) => String(type) === "ID!");
  });
}

/**
 * Returns the selections of a root: its values, and each record below it separately, as a request may ask.
 */
function selectionsOf(root: AnyField): readonly string[] {
  const type = getNamedType(root.type);
  if (!isObjectType(type)) return [""];
  const fields = Object.values(type.getFields()).filter(asksNothing);
  const values = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const records = fields.flatMap((field) => {
    const below = everything(field.type, DEPTH - 1);
    return below ? [`{ ${field.name} ${below} }`] : [];
  });
  return [...(values.length > 0 ? [`{ ${values.join(" ")} }`] : []), ...records];
}

/** Returns the roots at which a link of a purpose reads something of the travellers. */
async function reached(purpose: LinkPurpose): Promise<readonly string[]> {
  const id = purpose === "quote" || purpose === "passengers" ? quoteId : contractId;
  const client = app.withLink(await aLinkOf(app, purpose, id)).freely;
  const found = new Set<string>();
  for (const root of roots()) {
    const given = root.args
      .filter(({ type }) => String(type) === "ID!")
      .map(({ name }) => `${name}: "${id}"`);
    for (const selection of selectionsOf(root)) {
      const text = JSON.stringify(await client.gql(`{ ${root.name}(${given.join(", ")}) ${selection} }`));
      expect([root.name, selection, text.includes("GRAPHQL_VALIDATION_FAILED")]).toEqual([
        ...[root.name, selection, false],
      ]);
      if (Object.values(SECRETS).some((secret) => text.includes(secret))) found.add(root.name);
    }
  }
  return [...found];
}

describe("a link", () => {
  it.each(purposes)(
    "of %s reads the travellers' documents only where the table of links leads to them",
    async (purpose) => {
      expect(await reached(purpose)).toEqual(allowed[purpose] ?? []);
    },
    120_000,
  );

  it("that opens a proposal answers no travellers by REST either", async () => {
    const token = await aLinkOf(app, "quote", quoteId);
    const { status, body } = await app.withLink(token).rest("GET", `/quotes/${quoteId}?token=${token}`);
    expect([status, body["quote"].Passengers]).toEqual([200, []]);
    expect(JSON.stringify(body)).not.toContain(SECRETS.documento_identidad);
    const seller = await app.as("asesor").rest("GET", `/quotes/${quoteId}`);
    expect(JSON.stringify(seller.body)).toContain(SECRETS.documento_identidad);
  });
});
