import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

type Content = Readonly<Record<string, { readonly schema?: Readonly<Record<string, unknown>> }>>;

interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

interface Described {
  readonly requestBody?: {
    readonly content: Content;
  };
  readonly responses: Readonly<Record<string, Response>>;
}

/** The part of an OpenAPI document that answers are measured by. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: object;
}

/** An answer of a call, as its document has to describe it. */
interface Answered {
  readonly status: number;
  readonly isJson: boolean;
  readonly body: unknown;
}

/** Formats that the document names; Ajv brings none. */
const formats = {
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  binary: true,
} as const;

/** The name under which the whole document is known, for the references of its schemas. */
const DOCUMENT = "openapi";

const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

const pointer = (...parts: readonly string[]) => `${DOCUMENT}#/${parts.map(escaped).join("/")}`;

/** Returns the sentences that a response lists, as patterns: figures, months and `…` match any. */
const sentencesOf = ({ description = "" }: Response): RegExp[] =>
  description
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => {
      const text = line.slice(2).replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
      const open = text.replace(/…/g, ".+").replace(/\b[a-z]+ de \d{4}/g, String.raw`[a-z]+ de \d{4}`);
      return new RegExp(`^${open.replace(/\d+(?:\\\.\d+)+/g, String.raw`[\d.]+`)}$`);
    });

/** Sentences of a table that an act without a table says too. */
const besideTables: ReadonlySet<string> = new Set(["No hay una rifa abierta en este momento."]);

const isOneOf = (sentences: readonly RegExp[], message: string) =>
  sentences.some((sentence) => sentence.test(message));

/** The OpenAPI document of REST as a measure of its answers; its schemas are of JSON Schema 2020-12. */
export class RestDocument {
  readonly #ajv: Ajv2020;
  readonly #checks = new Map<string, ValidateFunction>();
  /** Sentences of the acts' tables, of whichever call. */
  readonly #said: readonly RegExp[];

  constructor(private readonly document: OpenApi) {
    // `openapi` and its like are beside the schemas, and descriptions of values in them.
    this.#ajv = new Ajv2020({ strictSchema: false, strictTypes: false, allErrors: true, formats });
    this.#ajv.addSchema({ $id: DOCUMENT, ...document });
    this.#said = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) => Object.values(responses).flatMap(sentencesOf)),
    );
  }

  /** Returns what an answer has that its document does not say; null when they agree, or no call is meant. */
  contradiction(method: string, address: string, { status, isJson, body }: Answered): string | null {
    const found = this.described(method, address);
    if (found === undefined) return null;
    const call = `${method} ${found}`;
    const verb = method.toLowerCase();
    const response = this.document.paths[found]?.[verb]?.responses[status];
    if (!response) return `${call} is not said to answer ${status}: ${JSON.stringify(body).slice(0, 300)}`;
    if (!isJson) return null;
    const sentence = this.#unsaid(response, status, body);
    if (sentence) return `${call} is not said to answer ${status} with: ${sentence}`;
    const place = response.$ref
      ? response.$ref.split("/").slice(1)
      : ["paths", found, verb, "responses", String(status)];
    const check = this.#checkOf(pointer(...place, "content", "application/json", "schema"));
    if (check(body)) return null;
    return `${call} ${status}: ${this.#ajv.errorsText(check.errors?.slice(0, 8), { separator: "; " })}`;
  }

  /** Returns the sentence of a refusal by the state of a record that only another call lists; else null. */
  #unsaid(response: Response, status: number, body: unknown): string | null {
    const { message } = body as { message?: unknown };
    if (![409, 423].includes(status) || typeof message !== "string" || besideTables.has(message)) return null;
    return isOneOf(this.#said, message) && !isOneOf(sentencesOf(response), message) ? message : null;
  }

  /** Returns the described path that an address means: `/quotes/{id}`. */
  described(method: string, address: string): string | undefined {
    const [path = ""] = address.split("?");
    return this.#pathOf(method.toLowerCase(), path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1"));
  }

  /** Returns the schema of the JSON that a call answers with a status. */
  answerSchema(call: string, status: number): Readonly<Record<string, unknown>> | undefined {
    const [method = "", path = ""] = call.split(" ");
    const content = this.document.paths[path]?.[method.toLowerCase()]?.responses[status]?.content;
    return content?.["application/json"]?.schema;
  }

  /** Returns the schema of the JSON that a call takes; undefined for one that takes none. */
  bodySchema(call: string): Readonly<Record<string, unknown>> | undefined {
    const [method = "", path = ""] = call.split(" ");
    const content = this.document.paths[path]?.[method.toLowerCase()]?.requestBody?.content;
    return content?.["application/json"]?.schema;
  }

  /** Returns what a body has that the document of its call does not say; null when they agree. */
  wrongBody(call: string, body: unknown): string | null {
    const [method = "", path = ""] = call.split(" ");
    const check = this.#checkOf(
      pointer("paths", path, method.toLowerCase(), "requestBody", "content", "application/json", "schema"),
    );
    return check(body) ? null : this.#ajv.errorsText(check.errors);
  }

  /** Returns the described path of an address: that with the fewest parameters which has the method. */
  #pathOf(method: string, path: string): string | undefined {
    const segments = path.split("/");
    const score = (template: string) =>
      template
        .split("/")
        .map((part) => (part.startsWith("{") ? "1" : "0"))
        .join("");
    return Object.keys(this.document.paths)
      .filter((template) => {
        const parts = template.split("/");
        return (
          parts.length === segments.length &&
          this.document.paths[template]?.[method] !== undefined &&
          parts.every((part, place) => part.startsWith("{") || part === segments[place])
        );
      })
      .toSorted((one, other) => score(one).localeCompare(score(other)))[0];
  }

  #checkOf(place: string): ValidateFunction {
    const check = this.#checks.get(place) ?? this.#ajv.compile({ $ref: place });
    this.#checks.set(place, check);
    return check;
  }
}

let measuring = false;

/** Says whether the tests that follow measure every answer of a REST call by the document. */
export const measureAnswers = (whether: boolean): void => void (measuring = whether);

/** Returns whether answers are measured. */
export const measuresAnswers = (): boolean => measuring;

let known: Promise<RestDocument> | null = null;

/** Returns the document that an application serves; it is the same for all of a process. */
export function restDocumentAt(url: string): Promise<RestDocument> {
  return (known ??= fetch(`${url}/docs/openapi.json`)
    .then((response) => response.json())
    .then((document) => new RestDocument(document as OpenApi)));
}
