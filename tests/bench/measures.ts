import { today } from "../../api/src/core/colombia/days.ts";
import { ours, theirs } from "./documents.ts";
import { largestContract } from "./fill/contracts.ts";
import { searchedRoute } from "./fill/packages.ts";
import type { Stretch } from "./load.ts";
import { oneMoreEvent } from "./provider-events.ts";

/** Addresses of the contestants, and the session for requests to ours and to the floor. */
export interface Addresses {
  readonly product: string;
  readonly floor: string;
  readonly postgraphile: string;
  readonly token: string;
}

export type Question = Omit<Stretch, "seconds">;
type Answer = Readonly<Record<string, unknown>>;

/**
 * Contestant of a measure: the request to it, and the way to take the part that all answer out of its answer.
 */
export interface Contestant {
  readonly question: Question;
  readonly data: (answer: Answer) => unknown;
}

/**
 * The figures of a measure, each with its target: how many times as fast the first contestant is as the
 * second.
 */
export interface Figure {
  readonly of: string;
  readonly over: string;
  readonly name: string;
  readonly target: number;
}

export interface Measure {
  readonly name: string;
  readonly contestants: Readonly<Record<string, Contestant>>;
  readonly figures: readonly Figure[];
}

const figures = (
  floor: number,
  postgraphile: number,
  rest: number,
  restFloor = "floor",
): readonly Figure[] => [
  { name: "graphql/floor", of: "graphql", over: "floor", target: floor },
  { name: "graphql/postgraphile", of: "graphql", over: "postgraphile", target: postgraphile },
  { name: "rest/floor", of: "rest", over: restFloor, target: rest },
];

/** Measures against a floor that sends its statement as the product does. */
const overText = (target: number): Figure => ({
  name: "graphql/floor-text",
  of: "graphql",
  over: "floor text",
  target,
});

const json = { "content-type": "application/json" };
const dataOf = (key: string) => (answer: Answer) => (answer["data"] as Answer)[key];
const whole = (answer: Answer) => answer;

/** The measures of the read path, and of an event of the card provider. */
export function measures({ product, floor, postgraphile, token }: Addresses): readonly Measure[] {
  const known = { authorization: `Bearer ${token}` };
  const read = (url: string): Question => ({ url, method: "GET", headers: known });
  const graphql = (
    url: string,
    query: string,
    variables: object,
    headers: Readonly<Record<string, string>>,
  ): Question => ({
    url: `${url}/graphql`,
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const page = { page: 1, limit: 10, filter: { status: "sent" } };
  const first = { limit: 10, status: "sent" };
  const id = largestContract;
  const month = `${today(new Date()).slice(0, 7)}-01`;
  const reporting = (url: string): Question => ({
    url,
    method: "POST",
    headers: { ...json, ...known },
    body: oneMoreEvent(),
    events: true,
  });
  return [
    {
      name: "quote-list",
      contestants: {
        graphql: { question: graphql(product, ours.quoteList, page, known), data: dataOf("quotes") },
        rest: {
          question: read(`${product}/bench/quote-list?status=sent&limit=10`),
          data: (answer) => answer["quotes"],
        },
        postgraphile: {
          question: graphql(postgraphile, theirs.quoteList, first, {}),
          data: (answer) => answer["data"],
        },
        floor: { question: read(`${floor}/quote-list/sent`), data: whole },
        "floor text": { question: read(`${floor}/quote-list/sent/text`), data: whole },
      },
      figures: [...figures(0.7, 1.5, 0.7), overText(0.6)],
    },
    {
      name: "quote-list-total",
      contestants: {
        graphql: { question: graphql(product, ours.quoteListTotal, page, known), data: dataOf("quotes") },
        postgraphile: {
          question: graphql(postgraphile, theirs.quoteListTotal, first, {}),
          data: dataOf("quotes"),
        },
        floor: { question: read(`${floor}/quote-list-total/sent`), data: whole },
        rest: { question: read(`${product}/quotes?status=sent&limit=10`), data: whole },
        "rest floor": { question: read(`${floor}/quotes/sent`), data: whole },
      },
      figures: figures(0.85, 1.1, 0.8, "rest floor"),
    },
    {
      name: "contract-detail",
      contestants: {
        graphql: { question: graphql(product, ours.contractDetail, { id }, known), data: dataOf("contract") },
        rest: {
          question: read(`${product}/bench/contract-detail/${id}`),
          data: (answer) => answer["contract"],
        },
        postgraphile: {
          question: graphql(postgraphile, theirs.contractDetail, { id }, {}),
          data: dataOf("contract"),
        },
        floor: { question: read(`${floor}/contract-detail/${id}`), data: whole },
        "floor text": { question: read(`${floor}/contract-detail/${id}/text`), data: whole },
      },
      figures: [...figures(0.8, 2, 0.8), overText(0.75)],
    },
    {
      name: "package-search",
      contestants: {
        graphql: {
          question: graphql(
            product,
            ours.packageSearch,
            { page: 1, limit: 10, filter: { search: searchedRoute } },
            known,
          ),
          data: dataOf("packagePage"),
        },
        floor: { question: read(`${floor}/package-search/${searchedRoute}`), data: whole },
      },
      figures: [{ name: "graphql/floor", of: "graphql", over: "floor", target: 0.8 }],
    },
    {
      name: "payment-queue",
      contestants: {
        graphql: {
          question: graphql(product, ours.paymentQueue, { page: 1, limit: 50 }, known),
          data: dataOf("paymentQueue"),
        },
        floor: { question: read(`${floor}/payment-queue/pending`), data: whole },
      },
      figures: [{ name: "graphql/floor", of: "graphql", over: "floor", target: 0.7 }],
    },
    {
      name: "dashboard-stats",
      contestants: {
        graphql: {
          question: graphql(product, ours.dashboardStats, {}, known),
          data: dataOf("dashboardStats"),
        },
        floor: { question: read(`${floor}/dashboard-stats/${month}`), data: whole },
      },
      figures: [{ name: "graphql/floor", of: "graphql", over: "floor", target: 0.6 }],
    },
    {
      name: "provider-event",
      contestants: {
        rest: { question: reporting(`${product}/payments/wompi/webhook`), data: whole },
        insert: { question: reporting(`${floor}/provider-event`), data: whole },
      },
      figures: [{ name: "/insert", of: "rest", over: "insert", target: 0.35 }],
    },
  ];
}
