import { getNamedType, type GraphQLField, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import {
  type OpenAccessKind,
  openAccessKinds,
} from "../../api/src/modules/operation/open-access/open-access.rules.ts";
import { modules } from "../../api/src/modules.ts";

const schema = schemaOf(modules);
const mutations = schema.getMutationType()!.getFields();

/** Proof that is asked of the person besides their session. */
type Asked = "password and factor" | "its challenge" | "nothing";

interface Act {
  readonly asked: Asked;
  /** The people who are notified. */
  readonly notified: "the person" | "every owner" | "the client, once a day" | "nobody";
}

/** Thing that stays when the session, or the link, that made it has ended. */
interface Outliving {
  /** The mutations that make it, or let it open more than before. */
  readonly opens: Readonly<Record<string, Act>>;
  /** The mutations that end it; these ask for nothing, but for the mutation that opens an account. */
  readonly ends: readonly string[];
  /** True where a change of the own password ends it, if that is chosen (`endsAccess`). */
  readonly endsWithPassword?: true;
  /** Kinds of the list `openAccess` under which it is listed; empty where it is no access of its own. */
  readonly listed: readonly OpenAccessKind[];
  /** Type with the time since which a reset pauses the access, and the mutations that confirm it. */
  readonly pauses?: { readonly type: string; readonly confirms: readonly string[] };
}

const byPerson = { asked: "password and factor", notified: "the person" } as const;
const byOwner = { asked: "password and factor", notified: "every owner" } as const;
const byLink = { asked: "nothing", notified: "the client, once a day" } as const;

/** Everything that outlives a session: proof that is asked, people who are notified, and its end. */
const outliving: Readonly<Record<string, Outliving>> = {
  "access tokens": {
    opens: { createAccessToken: byPerson, rotateAccessToken: byPerson },
    ends: ["revokeAccessToken"],
    listed: ["token"],
    endsWithPassword: true,
    pauses: { type: "AccessToken", confirms: ["confirmAccess", "rotateAccessToken"] },
  },
  webhooks: {
    opens: {
      createWebhook: byOwner,
      updateWebhook: byOwner,
      rotateWebhookSecret: byOwner,
      switchWebhook: byOwner,
    },
    ends: ["deleteWebhook", "switchWebhook"],
    listed: ["webhook"],
    endsWithPassword: true,
    pauses: { type: "Webhook", confirms: ["confirmAccess", "switchWebhook", "updateWebhook"] },
  },
  "service accounts": {
    opens: { createServiceAccount: byOwner },
    ends: ["switchServiceAccount"],
    listed: ["service"],
  },
  passkeys: {
    opens: {
      beginPasskey: { asked: "password and factor", notified: "nobody" },
      addPasskey: { asked: "its challenge", notified: "the person" },
    },
    ends: ["removePasskey"],
    listed: ["passkey"],
  },
  "shared trips and calendars": {
    opens: { shareTrip: byLink, makeTripCalendar: byLink },
    ends: ["endTripShare"],
    listed: ["trip", "calendar"],
  },
  "links that staff carries": {
    opens: {
      shareQuote: { asked: "nothing", notified: "nobody" },
      shareContract: { asked: "nothing", notified: "nobody" },
      renewPassengerLink: { asked: "nothing", notified: "nobody" },
    },
    ends: ["revokeQuoteLink", "revokeContractLink"],
    listed: ["quoteLink", "contractLink"],
  },
  "the address and password of an account": {
    opens: {
      changePassword: byPerson,
      updateProfile: byPerson,
    },
    ends: ["changePassword", "resetPassword"],
    listed: [],
  },
};

/** Mutations on such things by which nothing opens that did not, each with the reason. */
const opensNothing: Readonly<Record<string, string>> = {
  testWebhook: "delivers once to an address that was proven",
  replayWebhookDelivery: "delivers the same bytes to the same address",
  updateServiceAccount: "gives it another name or purpose",
  renamePasskey: "gives it another name",
  beginPasskeyCheck: "asks a passkey of who signs in",
  beginPasskeySignIn: "asks a passkey of who signs in",
  signInWithPasskey: "opens a session",
  signIn: "opens a session",
  openAgency: "opens a session",
  registerAccount: "opens a session of a new account",
  beginTwoFactorSetUp: "opens a session of an hour that sets a factor alone",
  startTwoFactor: "narrows how an account is opened",
  confirmTwoFactor: "narrows how an account is opened",
  stopTwoFactor: "asks for password and code itself; no way in is new",
  takeOffTwoFactor: "an administrator's, of another person's account",
  confirmEmail: "by the link that was mailed to the address",
  sendEmailConfirmation: "mails the address that the account has",
  changeContractEmail: "a client's address in a contract, which has rules of its own",
  confirmContractEmail: "a client's address in a contract, which has rules of its own",
  confirmEmailChange: "a client's address in a contract, which has rules of its own",
  denyEmailChange: "ends links",
  requestLinkCode: "mails a code",
  reviewContractLink: "marks what was signed as seen",
  reviewQuoteLink: "marks what was approved as seen",
  sendClaimLink: "mails who claimed",
  mailLinkedPage: "mails the address that the contract or the quote has",
};

/** Names and answers by which a mutation is of such a thing. */
const named =
  /AccessToken|Webhook|ServiceAccount|Passkey|TwoFactor|Calendar|Share|Link|Email|^share|^updateProfile$/;
const answersSecret = (field: GraphQLField<unknown, unknown>): boolean => {
  const type = getNamedType(field.type);
  return isObjectType(type) && ["token", "secret"].some((name) => name in type.getFields());
};
const isOfIt = (name: string): boolean => named.test(name) || answersSecret(mutations[name]!);

/** Names of everything that a mutation takes, in its inputs too. */
function takenBy(name: string): Set<string> {
  const taken = new Set<string>();
  for (const { name: argument, type } of mutations[name]?.args ?? []) {
    taken.add(argument);
    const input = getNamedType(type);
    if ("getFields" in input) for (const field of Object.keys(input.getFields())) taken.add(field);
  }
  return taken;
}
const things = Object.entries(outliving);
const acts = things.flatMap(([thing, { opens }]) =>
  Object.entries(opens).map(([name, act]) => [name, thing, act] as const),
);
const ends = things.flatMap(([thing, { ends: names }]) => names.map((name) => [name, thing] as const));

describe("what outlives a session", () => {
  it("has a row for every mutation of the schema that makes or opens it", () => {
    const rows = new Set([...acts, ...ends].map(([name]) => name));
    const unknown = Object.keys(mutations).filter(
      (name) => isOfIt(name) && !rows.has(name) && !(name in opensNothing),
    );
    expect(unknown).toEqual([]);
    const listed = [...rows, ...Object.keys(opensNothing)];
    expect(listed.filter((name) => !(name in mutations))).toEqual([]);
    expect(Object.keys(opensNothing).filter((name) => rows.has(name))).toEqual([]);
  });

  it.each(acts)("%s of %s takes its arguments", (name, _thing, { asked }) => {
    const taken = takenBy(name);
    const password = taken.has("password") || taken.has("currentPassword");
    const factor = taken.has("code") && taken.has("passkey");
    expect({ password, factor }).toEqual({
      password: asked === "password and factor",
      factor: asked === "password and factor",
    });
  });

  it("is confirmed with password and factor, where a reset pauses it, and says since when it is paused", () => {
    const paused = things.filter(([, { pauses }]) => pauses);
    expect(paused.map(([thing]) => thing)).toEqual(["access tokens", "webhooks"]);
    for (const [thing, { pauses }] of paused) {
      const type = schema.getType(pauses!.type);
      expect(isObjectType(type) && "pausedAt" in type.getFields(), thing).toBe(true);
      for (const name of pauses!.confirms) {
        const taken = takenBy(name);
        expect(
          ["password", "code", "passkey"].filter((one) => !taken.has(one)),
          name,
        ).toEqual([]);
      }
    }
  });

  it("is in the list of open access, each kind of it once", () => {
    expect(things.flatMap(([, { listed }]) => listed).toSorted()).toEqual(
      Object.keys(openAccessKinds).toSorted(),
    );
  });

  it("ends with the own password where that is chosen, and is paused by a reset then", () => {
    const ending = things.filter(([, { endsWithPassword }]) => endsWithPassword);
    expect(ending.every(([, { pauses }]) => pauses)).toBe(true);
    const { type } = mutations["changePassword"]!.args.find(({ name }) => name === "endsAccess")!;
    expect(String(type)).toBe("Boolean");
  });

  it("ends somewhere, each of it", () => {
    for (const [thing, { ends: names }] of things) expect(names.length, thing).toBeGreaterThan(0);
  });
});
