/** Answer of the simulator: its status and its JSON body, or the address to which it redirects a browser. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly location?: string;
}

/** Request to the simulator, below its base path. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Key sent with the request, without `Bearer`. */
  readonly key: string | null;
  readonly body: unknown;
}

/** Thrown for a refusal in the provider's own format. */
export class Refused extends Error {
  constructor(readonly answer: Answer) {
    super("refused");
  }
}

const error = (status: number, type: string, rest: object) =>
  new Refused({ status, body: { error: { type, ...rest } } });

/** Refusals 404, 401 and 422 with the provider's wording (spec/5-colombia.md 1.1, 1.9). */
export const unknown = () => error(404, "NOT_FOUND_ERROR", { reason: "La entidad solicitada no existe" });
export const wrongKey = () =>
  error(401, "INVALID_ACCESS_TOKEN", { reason: "La llave proporcionada no corresponde a este ambiente." });
export const invalid = (field: string, text: string) =>
  error(422, "INPUT_VALIDATION_ERROR", { messages: { [field]: [text] } });

export const found = (data: unknown, status = 200): Answer => ({ status, body: { data, meta: {} } });
