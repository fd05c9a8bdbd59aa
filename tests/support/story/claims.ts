import type { TestApp } from "../app.ts";
import { asOwner } from "../owner.ts";

/** Answer to a visitor who makes a request. */
export interface StoryClaim {
  readonly id: string;
  readonly number: string;
  readonly dueOn: string;
  readonly identity: string;
  readonly email: string;
}

export const FILE_CLAIM = `mutation ($input: FileClaimInput!, $files: [Upload!], $idempotencyKey: String) {
  fileClaim(input: $input, files: $files, idempotencyKey: $idempotencyKey) {
    id number kind dueOn identity } }`;
export const PROVE = "mutation ($id: ID!, $code: String!) { proveClaimIdentity(id: $id, code: $code) }";
export const ANSWER_CLAIM = `mutation ($id: ID!, $input: AnswerClaimInput!, $files: [Upload!]) {
  answerClaim(id: $id, input: $input, files: $files) { id status answer answerFiles { id filename } } }`;

let made = 0;
/** An e-mail that nobody has. */
export const anEmail = (): string => `quien.pregunta.${(made += 1)}@correo.test`;

/** A claim of a consumer. */
export const aComplaint = (input: object = {}) => ({
  kind: "queja",
  nombre: "Marta Ríos",
  email: anEmail(),
  detalle: "Nadie me devolvió la llamada.",
  aceptaTratamiento: true,
  ...input,
});

/** A query about one's data. */
export const aQuery = (input: object = {}) =>
  aComplaint({
    kind: "consulta_datos",
    tipoDocumento: "cc",
    documento: "1.020.304.050",
    detalle: "Quiero saber qué datos míos guardan.",
    ...input,
  });

let addresses = 0;
/** Visitors of the story come from addresses of their own: each makes 5 requests an hour at the most. */
export const aVisitor = (app: TestApp) => {
  addresses += 1;
  return app
    .as()
    .with({ "x-forwarded-for": `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` });
};

/** A request as a visitor makes it. */
export async function aFiledClaim(app: TestApp, input: object = aComplaint()): Promise<StoryClaim> {
  const { fileClaim } = await aVisitor(app).ask(FILE_CLAIM, { input });
  return { ...fileClaim, email: (input as { email: string }).email };
}

/** Puts a request into the past, as if it had come some days before. */
export const earlier = (app: TestApp, id: string, days: number) =>
  asOwner(app, (em) =>
    em.execute(
      `update claims set filed_on = filed_on - ?::int, due_on = due_on - ?::int,
         completion_asked_until = completion_asked_until - ?::int where id = ?`,
      [days, days, days, id],
    ),
  );

/** The code that was mailed last to an e-mail. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  await app.runJobs();
  const mails = (await app.outbox(email)).filter(({ subject }) => subject.startsWith("Tu código"));
  const code = /: (\d{6})\b/.exec(mails.at(-1)?.text ?? "")?.[1];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** The token of the link to a person's request that was mailed to an e-mail. */
export async function mailedClaimToken(app: TestApp, email: string): Promise<string> {
  await app.runJobs();
  for (const { text } of (await app.outbox(email)).toReversed()) {
    const token = /\/reclamos\/[\w-]+\?token=([\w-]+)/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`no link was mailed to ${email}`);
}

/** The answer to a request with all that is kept of its person: the files' names, and the JSON of them. */
export async function answeredWithData(app: TestApp, id: string, input: object = {}) {
  const { answerClaim } = await app.as("admin").ask(ANSWER_CLAIM, {
    id,
    input: { respuesta: "Esto es lo que guardamos.", adjuntaDatos: true, ...input },
  });
  const json = answerClaim.answerFiles.find(({ filename }: { filename: string }) =>
    filename.endsWith(".json"),
  );
  if (!json) return { files: answerClaim.answerFiles, text: "" };
  const { fileAddress } = await app
    .as("admin")
    .ask("query ($id: ID!) { fileAddress(id: $id, download: true) { url } }", { id: json.id });
  const { pathname, search } = new URL(fileAddress.url, app.url);
  return {
    files: answerClaim.answerFiles,
    text: await (await fetch(`${app.url}${pathname}${search}`)).text(),
  };
}

/** Types the code that was mailed to a request's e-mail, and returns whether that identifies its sender. */
export const proveIdentity = async (app: TestApp, { id, email }: { id: string; email: string }) =>
  (await aVisitor(app).ask(PROVE, { id, code: await mailedCode(app, email) })).proveClaimIdentity as boolean;
