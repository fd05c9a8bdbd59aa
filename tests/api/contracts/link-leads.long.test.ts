import { beforeAll, describe, expect, it } from "vitest";
import { linkDays } from "../../../api/src/core/auth/lifetimes.ts";
import type { LinkPurpose } from "../../../api/src/core/auth/viewer.ts";
import type { NextPage } from "../../../api/src/modules/contracts/link-page/link-page.rules.ts";
import type { LinkedPage } from "../../../api/src/modules/contracts/link-page/linked-page.enums.ts";
import type { TestApp } from "../../support/app.ts";
import { asOwner } from "../../support/owner.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSentAddendum } from "../../support/story/addenda.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { aSentContract, aSignedContract } from "../../support/story/contracts.ts";
import { aCodedContract, aLinkOf } from "../../support/story/link-pages.ts";
import { anAcceptedQuote } from "../../support/story/quotes.ts";

const LEADS = `query ($token: String!, $contractId: ID, $quoteId: ID) {
  linkLeads(token: $token, contractId: $contractId, quoteId: $quoteId) { opens mails cancelled } }`;
const OPEN = `mutation ($contractId: ID!, $page: LinkedPage!) {
  openNextPage(contractId: $contractId, page: $page) }`;
const MAIL = `mutation ($token: String!, $page: LinkedPage!, $contractId: ID, $quoteId: ID) {
  mailLinkedPage(token: $token, page: $page, contractId: $contractId, quoteId: $quoteId) }`;

/** A sale in one state, by the ids of its records. */
interface Sale {
  readonly quoteId: string;
  readonly contractId: string | null;
  readonly addendumId: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const ofContract = async ({ id }: { id: string }, addendumId: string | null = null): Promise<Sale> => {
  const [{ quote_id: quoteId }] = await asOwner(app, (em) =>
    em.execute<[{ quote_id: string }]>("select quote_id from contracts where id = ?", [id]),
  );
  return { quoteId, contractId: id, addendumId };
};

/** States of a sale, and the pages of it whose link is mailed in each to who holds any of its links. */
const states: Readonly<Record<string, readonly [() => Promise<Sale>, mails: readonly LinkedPage[]]>> = {
  "approved, without a contract": [
    async () => ({ quoteId: (await anAcceptedQuote(app)).id, contractId: null, addendumId: null }),
    ["proposal", "passengers"],
  ],
  "with a contract to sign": [
    async () => ofContract(await aSentContract(app)),
    ["proposal", "passengers", "signature", "payment", "trip"],
  ],
  "signed with the code": [
    async () => ofContract(await aCodedContract(app)),
    ["proposal", "passengers", "payment", "trip"],
  ],
  "signed without a code": [
    async () => ofContract(await aSignedContract(app)),
    ["proposal", "passengers", "payment", "trip"],
  ],
  "with an addendum to sign": [
    async () => {
      const { id, contract } = await aSentAddendum(app);
      return ofContract(contract, id);
    },
    ["proposal", "passengers", "addendum", "payment", "trip"],
  ],
  cancelled: [
    async () => {
      const contract = await aCodedContract(app);
      await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "El cliente desistió" } });
      return ofContract(contract);
    },
    ["proposal", "trip"],
  ],
};

const toMoney: readonly NextPage[] = ["payment", "trip"];
const paid: readonly NextPage[] = ["payment", "trip", "passengers"];
/** Pages to which a link of each purpose leads, in each state; empty if it has no line. */
const opens: Readonly<Partial<Record<LinkPurpose, Readonly<Record<string, readonly NextPage[]>>>>> = {
  signature: { "signed with the code": toMoney, cancelled: toMoney },
  addendum: { "with an addendum to sign": toMoney },
  payment: {
    "with a contract to sign": paid,
    "signed with the code": paid,
    "signed without a code": paid,
    "with an addendum to sign": paid,
    cancelled: toMoney,
  },
};

/** Returns the record of a sale that a link of a purpose is of; null where it has none. */
const recordOf = ({ quoteId, contractId, addendumId }: Sale, purpose: LinkPurpose): string | null =>
  purpose === "quote" || purpose === "passengers"
    ? quoteId
    : purpose === "addendum"
      ? addendumId
      : purpose === "signature" || purpose === "payment"
        ? contractId
        : (contractId ?? quoteId);

const isOfSale = (purpose: LinkPurpose): boolean =>
  ["quote", "passengers", "signature", "addendum", "payment"].includes(purpose);

/** Ends all links of one kind of end that were made so far for a record. */
const endLinks = (set: string, purpose: LinkPurpose, record: string) =>
  asOwner(app, (em) =>
    em.execute(`update links set ${set} where purpose = ? and record_id = ?`, [purpose, record]),
  );

const nothing = { opens: [], mails: [], cancelled: false };
const leadsFrom = async (token: string, page: object) =>
  (await app.as().ask(LEADS, { token, ...page })).linkLeads;

/** Presses each button that the answer allows: the links that lead on, and the mails. */
async function press(token: string, page: object, answer: { opens: string[]; mails: string[] }) {
  const refused: string[] = [];
  await app.app.services.orm.em.fork().execute("delete from rate_limits");
  for (const next of "contractId" in page ? answer.opens : []) {
    const { errors } = await app.withLink(token).gql(OPEN, { ...page, page: next });
    if (errors) refused.push(`${next}: ${errors[0]?.message}`);
  }
  for (const mailed of answer.mails) {
    await app.app.services.orm.em.fork().execute("delete from rate_limits");
    const { errors } = await app.as().gql(MAIL, { token, page: mailed, ...page });
    if (errors) refused.push(`${mailed} by mail: ${errors[0]?.message}`);
  }
  return refused;
}

const cells = Object.keys(states).flatMap((state) =>
  (Object.keys(linkDays) as LinkPurpose[])
    // A link that is of no sale is so in each state.
    .filter((purpose) => isOfSale(purpose) || state === "signed with the code")
    .map((purpose) => [state, purpose] as const),
);

describe("where a link leads from each page of a sale is where it leads when pressed:", () => {
  it.each(cells)("of a sale %s, by a link to %s", async (state, purpose) => {
    const [make, mails] = states[state]!;
    const sale = await make();
    const record = recordOf(sale, purpose);
    if (record === null) return expect(opens[purpose]?.[state]).toBeUndefined();
    const token = await aLinkOf(app, purpose, record);
    const { quoteId, contractId } = sale;
    const pages = [{ quoteId }, ...(contractId === null ? [] : [{ contractId }])];
    const reached = {
      mails: isOfSale(purpose) ? mails : [],
      cancelled: isOfSale(purpose) && state === "cancelled",
    };
    for (const page of pages) {
      const answer = await leadsFrom(token, page);
      expect(answer).toEqual({ ...reached, opens: opens[purpose]?.[state] ?? [] });
      expect(await press(token, page, answer)).toEqual([]);
    }
    // Over: it opens nothing, and the right one still goes by mail.
    await endLinks("expires_at = created_at", purpose, record);
    for (const page of pages) {
      const answer = await leadsFrom(token, page);
      expect(answer).toEqual({ ...reached, opens: [] });
      expect(await press(token, page, answer)).toEqual([]);
    }
    // Revoked before any cancellation: it is like an unknown link.
    await endLinks("revoked_at = created_at - interval '90 days'", purpose, record);
    for (const page of pages) expect(await leadsFrom(token, page)).toEqual(nothing);
  });

  it("of another sale, by a link of each purpose, and by a text that is no link", async () => {
    const [own, other] = [
      await states["signed with the code"]![0](),
      await states["signed with the code"]![0](),
    ];
    const tokens = ["", "abc", other.quoteId, "0".repeat(43)];
    for (const purpose of Object.keys(linkDays) as LinkPurpose[])
      tokens.push(await aLinkOf(app, purpose, recordOf(own, purpose) ?? own.quoteId));
    for (const token of tokens)
      for (const page of [{ contractId: other.contractId }, { quoteId: other.quoteId }, {}])
        expect(await leadsFrom(token, page)).toEqual(nothing);
  });
});
