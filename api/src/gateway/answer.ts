import { notFound } from "../core/failure.ts";
import { NO_RECORD } from "../core/input/ids.ts";
import type { Plan } from "./plan.ts";

/** Answer of a row: its status and the JSON text of its body. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

type Data = Readonly<Record<string, unknown>>;

/** Returns the NOT_FOUND refusal of a row, with the text of its root field or of the root field's type. */
export const missing = ({ notFound: text }: Plan) => notFound(text ?? NO_RECORD);

/** Builds the answer from executed data; NOT_FOUND when the deciding root field is null. */
export function answerOf(plan: Plan, data: Data): Answer {
  const { body, lead, spreads, constants, route } = plan;
  if (data[lead.key] === null || data[lead.key] === undefined) throw missing(plan);
  const created = route.options.status === "created" ? (data[lead.key] as Data)["created"] === true : null;
  const shown = created === null ? data : { ...data, [lead.key]: without(data[lead.key] as Data, "created") };
  const status =
    created === null ? ((route.options.status as number | undefined) ?? 200) : created ? 201 : 200;
  if (!body) return { status, text: JSON.stringify({ ...constants, ...shown }) };
  if (!spreads) return { status, text: JSON.stringify(shown["body"]) };
  const { body: record, ...others } = shown;
  return { status, text: JSON.stringify({ ...constants, ...others, ...(record as Data) }) };
}

/** Builds the answer from the JSON texts of the root fields, without parsing them. */
export function answerText(plan: Plan, texts: ReadonlyMap<string, string>): Answer {
  const { body, lead, spreads, constants, route } = plan;
  const leadText = texts.get(lead.key) ?? "null";
  if (leadText === "null") throw missing(plan);
  const status = (route.options.status as number | undefined) ?? 200;
  if (body && !spreads) return { status, text: leadText };
  const members = Object.entries(constants).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  for (const [key, text] of texts) if (key !== "body") members.push(`${JSON.stringify(key)}:${text}`);
  if (!body) return { status, text: `{${members.join(",")}}` };
  return { status, text: members.length === 0 ? leadText : `{${members.join(",")},${leadText.slice(1)}` };
}

const without = (record: Data, key: string): Data =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
