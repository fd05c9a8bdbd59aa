import { getNamedType, isInputObjectType, type GraphQLInputType } from "graphql";
import type { SaidByTable } from "../core/auth/by-table.ts";
import type { AuthRule } from "../core/auth/auth.decorator.ts";
import { FailureCode, httpStatus } from "../core/failure.ts";
import type { JsonSchema } from "./openapi.schemas.ts";
import { parametersOf } from "./paths.ts";
import type { Plan } from "./plan.ts";

/** Failure codes that a documented call can return; METHOD_NOT_ALLOWED belongs to no call. */
type Answered = Exclude<FailureCode, "METHOD_NOT_ALLOWED">;

const meanings: Readonly<Record<Answered, string>> = {
  BAD_USER_INPUT: "Algo de lo enviado no es válido; `errors` nombra cada campo.",
  UNAUTHENTICATED: "Falta la sesión o el enlace, o ya no sirve.",
  FORBIDDEN: "Quien llama no tiene permiso para esto.",
  NOT_FOUND: "El registro no existe o está fuera del alcance de quien llama.",
  CONFLICT: "El estado de los registros no lo permite ahora, u otra persona guardó antes.",
  PAYLOAD_TOO_LARGE: "El cuerpo, un archivo o la cantidad de archivos pasa de su límite.",
  UNSUPPORTED_MEDIA_TYPE: "El cuerpo es de una clase que aquí no se lee.",
  LOCKED: "Está cerrado: para siempre, como un contrato firmado, o por un rato, como una cuenta.",
  RATE_LIMITED: "Demasiadas solicitudes; `Retry-After` dice cuántos segundos hay que esperar.",
  INTERNAL: "Un error nuestro; la frase trae el código con el que quedó en el registro.",
  UNAVAILABLE: "La base de datos no está o hay otros delante; no se hizo nada y se puede repetir.",
};

/** Codes whose refusal may state the number of seconds to wait. */
const waits: ReadonlySet<Answered> = new Set(["LOCKED", "RATE_LIMITED", "UNAVAILABLE"]);

const success: JsonSchema = { type: "boolean", const: false };
const message: JsonSchema = { type: "string", description: "Qué pasó, en español." };
const code: JsonSchema = {
  type: "string",
  description: "Código del rechazo.",
  enum: Object.keys(FailureCode),
};
const errors: JsonSchema = {
  type: "array",
  description: "Los campos que no son válidos, con los nombres con que se envían.",
  items: {
    type: "object",
    required: ["field", "message"],
    properties: {
      field: { type: "string", description: "Nombre del campo." },
      message: { type: "string", description: "Qué tiene de malo, en español." },
    },
  },
};

/** Schemas of a refusal in an answer; in one of them `error` contains the text, with the code beside it. */
export const refusalSchemas: Readonly<Record<string, JsonSchema>> = {
  Refusal: {
    type: "object",
    description: "Un rechazo; cada frase está en docs/errors.md.",
    required: ["success", "message", "error"],
    properties: { success, message, error: code, errors },
  },
  RefusalWithCode: {
    type: "object",
    description: "Un rechazo que trae la frase también en `error`, y el código en `code`.",
    required: ["success", "message", "error", "code"],
    properties: { success, message, error: message, code, errors },
  },
};

const listed = (sentences: readonly string[]): string =>
  sentences.length === 0 ? "" : `\n\n${sentences.map((sentence) => `- ${sentence}`).join("\n")}`;

const responseOf = (
  failure: Answered,
  schema: string,
  description = meanings[failure],
  sentences: readonly string[] = [],
): JsonSchema => ({
  description: `${description} Frases: docs/errors.md#${failure.toLowerCase()}.${listed(sentences)}`,
  ...(waits.has(failure) && {
    headers: {
      "Retry-After": {
        description: "Segundos que hay que esperar.",
        schema: { type: "integer", minimum: 0 },
      },
    },
  }),
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const answered = Object.keys(meanings) as Answered[];

/** Responses for the refusals that calls have in common, described once. */
export const refusalResponses: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  answered.map((failure) => [failure, responseOf(failure, "Refusal")]),
);

/** Returns the refusals that a call may return, by status. */
export function refusalsOf(plan: Plan, inputs: readonly GraphQLInputType[]): Record<string, JsonSchema> {
  const { errorKey } = plan.route.options;
  const said = saidByTable(plan);
  return Object.fromEntries(
    codesOf(plan, inputs).map((failure) => {
      const own = failure === "NOT_FOUND" && plan.notFound ? `${plan.notFound}.` : undefined;
      const sentences = said.filter(([code]) => code === failure).map(([, sentence]) => sentence);
      const response =
        errorKey || own || sentences.length > 0
          ? responseOf(failure, errorKey ? "RefusalWithCode" : "Refusal", own, sentences)
          : { $ref: `#/components/responses/${failure}` };
      return [httpStatus[failure], response];
    }),
  );
}

/**
 * Codes of refusals that depend on a record's state; refusals by permission or field are described in
 * general.
 */
const byState: ReadonlySet<FailureCode> = new Set(["CONFLICT", "LOCKED"]);

/** Returns the refusals of the acts that a call does, without duplicates, from the acts' table. */
function saidByTable({ lead }: Plan) {
  const refusals = lead.field.extensions["refusals"] as SaidByTable | undefined;
  const said = (refusals?.() ?? []).filter(([code]) => byState.has(code));
  return [...new Map(said.map((words) => [words[1], words])).values()];
}

function codesOf({ route, lead, operation, mayMiss }: Plan, inputs: readonly GraphQLInputType[]) {
  const writes = operation.operation === "mutation";
  const sends = route.method !== "GET";
  // A PDF may still lack its data, and a public one is opened by its link.
  const prints = route.options.sends !== undefined;
  const inPath = parametersOf(route.path).length > 0;
  const rule = lead.field.extensions["auth"] as AuthRule | undefined;
  const may: Readonly<Record<Answered, boolean>> = {
    BAD_USER_INPUT: sends || inputs.length > 0,
    UNAUTHENTICATED: rule !== undefined || writes || prints,
    // A session that owes its second factor, or looks as another person, is refused on public calls too.
    FORBIDDEN: true,
    NOT_FOUND: mayMiss || inPath || inputs.some((type) => namesRecord(type, new Set())),
    CONFLICT: writes || prints,
    PAYLOAD_TOO_LARGE: sends,
    UNSUPPORTED_MEDIA_TYPE: sends,
    LOCKED: writes,
    RATE_LIMITED: true,
    INTERNAL: true,
    UNAVAILABLE: true,
  };
  return answered.filter((failure) => may[failure]);
}

/** Returns whether an input refers to another record, which may not exist. */
function namesRecord(type: GraphQLInputType, seen: Set<string>): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named.name === "ID";
  if (seen.has(named.name)) return false;
  seen.add(named.name);
  return Object.values(named.getFields()).some(
    (field) => /ids?$/i.test(field.name) || namesRecord(field.type, seen),
  );
}
