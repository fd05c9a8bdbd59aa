import type { Context } from "../../../core/context.ts";
import { conflict, notFound, Refusal } from "../../../core/failure.ts";
import { shownMail } from "../../../core/mail/shown-mail.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { filePath, tokenOf } from "../../../core/storage/file-address.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { visibleContracts } from "./contract.access.ts";
import { contractContent } from "./print/contract-content.ts";
import { Contract } from "./contract.entity.ts";
import { type ContractFilter, contractFilter } from "./contract.filter.ts";
import { findContract, findReadableContract } from "./contract.find.ts";
import { sendLetter, sendWording } from "./print/contract.mail.ts";
import { contractFilename } from "./print/contract.pdf.ts";
import { howToPayFirst, howToPayNext } from "./print/contract-payment.ts";
import { agencySignerOfPrint, isFinal, latestVersion, looksTheSame, print } from "./print/contract.print.ts";
import { NO_CONTRACT } from "./contract.texts.ts";
import type {
  ContractCounter,
  ContractEmail,
  ContractStats,
  CustomerSales,
  SignatureVerification,
} from "./contract.types.ts";
import { ContractVersion } from "./print/contract-version.entity.ts";
import { Signature } from "../signature/signature.entity.ts";
import { latestSigned } from "./print/latest-signed.ts";
import { addressOf } from "../../../core/addresses.ts";

const PDF = "application/pdf";

/** Refuses a contract outside the viewer's scope with NOT_FOUND. */
export async function refuseUnreachable({ services, viewer, link }: Context, id: string): Promise<void> {
  const reachable = await services.orm.em
    .fork()
    .count(Contract, { $and: [{ id }, visibleContracts(viewer, link)] });
  if (!reachable) throw notFound(NO_CONTRACT);
}

/**
 * Returns the PDF of a contract. A client receives the version that was made for them. Staff receive the
 * present contract: the same version, or a new print if the contract changed. For a signed contract it is
 * the signed PDF or, until that exists, the version that was signed.
 */
export async function contractPdfFile(context: Context, id: string): Promise<OpenableFile> {
  const scope = Scope.of(context);
  const contract = await findReadableContract(scope, id);
  const filename = contractFilename(contract.contractNumber);
  const file = (key: string): OpenableFile => ({
    filename,
    url: context.services.storage.addressOf({ key, filename, contentType: PDF }),
  });
  const latest = await latestVersion(scope, contract);
  if (latest && isFinal(contract, latest)) return file(latest.fileKey);
  if (!may(context.viewer?.role, "seeDashboard")) {
    if (!latest) throw conflict("El PDF del contrato aún no se ha generado.");
    return file(latest.fileKey);
  }
  const content = await contractContent(scope.em, contract);
  const howToPay = await howToPayFirst(scope, contract, content);
  const agencySigner = await agencySignerOfPrint(scope, contract, latest, content);
  if (latest && looksTheSame(latest, { content, howToPay, agencySigner })) return file(latest.fileKey);
  // A view of staff prints the page to pay without a token: only documents for the client open their bill.
  return file((await print(scope, content, { howToPay, agencySigner })).key);
}

/**
 * Returns a contract's PDF. A file token opens its version of the contract without an account; a signed-in
 * user, or the holder of a link, receives the PDF that they may see.
 */
export async function contractPdfByToken(
  context: Context,
  id: string,
  token: string | null,
): Promise<OpenableFile> {
  if (context.viewer || context.link) return contractPdfFile(context, id);
  const key = keyOf(token);
  const version =
    key && (await context.services.orm.em.fork().findOne(ContractVersion, { contract: id, fileKey: key }));
  if (!token || !version)
    throw new Refusal(
      "UNAUTHENTICATED",
      "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.",
    );
  // The signature of the token is checked where the file is opened.
  return {
    filename: version.filename,
    url: context.services.config.publicUrl + filePath(token, version.filename),
  };
}

/** Returns the storage key in a file token, without verifying the token. */
function keyOf(token: string | null): string | null {
  try {
    const [key] = JSON.parse(
      Buffer.from((token ?? "").split(".")[0] ?? "", "base64url").toString(),
    ) as unknown[];
    return typeof key === "string" ? key : null;
  } catch {
    return null;
  }
}

/**
 * Returns the relative URL of a contract's PDF, with a token valid for 60 minutes; API consumers prepend the
 * host.
 */
export function relativePdfUrl(
  { services }: Context,
  { id, pdfFileKey, contractNumber }: Pick<Contract, "id" | "pdfFileKey" | "contractNumber">,
) {
  if (!pdfFileKey) return null;
  const address = services.storage.addressOf({
    key: pdfFileKey,
    filename: contractFilename(contractNumber),
    contentType: PDF,
  });
  return `contracts/pdf/${id}?token=${tokenOf(address)}`;
}

/** Returns the default mail that sends a contract, for editing before it is sent. */
export async function contractEmail(context: Context, id: string): Promise<ContractEmail> {
  const scope = Scope.of(context);
  const contract = await findContract(scope, id);
  const content = await contractContent(scope.em, contract);
  const wording = sendWording(content);
  const letter = sendLetter(
    content,
    wording,
    `${context.services.config.publicUrl}${addressOf("contractSignature", { contractId: contract.id })}`,
    await howToPayNext(scope, contract),
  );
  return {
    to: contract.cliente.email,
    ...wording,
    html: await shownMail(letter, context.services),
    pdfFilename: contractFilename(contract.contractNumber),
  };
}

/** Returns statistics of the contracts in the caller's scope. */
export const contractStats = ({ read, viewer, link }: Context): Promise<ContractStats> =>
  read.row(
    sql`select count(*) as "totalContracts",
       count(*) filter (where status in ('active', 'signed')) as "activeContracts",
       count(*) filter (where status not in ('completed', 'cancelled')
         and coalesce(fecha_fin_viaje, fecha_inicio_viaje) < ${bind.today}) as "expiredContracts",
       count(*) filter (where status = 'draft') as "pendingContracts",
       coalesce(sum(precio_total) filter (where status <> 'cancelled'), 0) as "totalValue"
     from contracts c where ${read.where(Contract, visibleContracts(viewer, link), "c")}`,
  );

/** Returns the purchases and payments of a customer, from the contracts in the caller's scope. */
export const customerSales = ({ read, viewer }: Context, customerId: string): Promise<CustomerSales> =>
  read.row(
    sql`select count(*) filter (where status <> 'cancelled') as contracts,
       count(*) filter (where status = 'cancelled') as cancelled,
       coalesce(sum(precio_total) filter (where status <> 'cancelled'), 0) as sold,
       coalesce(sum(total_pagado) filter (where status <> 'cancelled'), 0) as paid,
       coalesce(sum(precio_total - total_pagado)
         filter (where status in ('signed', 'completed')), 0) as owed,
       min(fecha_inicio_viaje)
         filter (where status <> 'cancelled' and fecha_inicio_viaje >= ${bind.today}::date) as "nextTrip"
     from contracts c
     where ${read.where(Contract, { $and: [{ customer: customerId }, visibleContracts(viewer, null)] }, "c")}
    `,
  );

/** Returns the number of the caller's contracts per status, with the list's filter except its status. */
export function contractCounters(
  context: Context,
  filter: ContractFilter | null,
): Promise<ContractCounter[]> {
  const { read, viewer, link } = context;
  const where = {
    $and: [visibleContracts(viewer, link), contractFilter({ ...filter, status: null }, context)],
  };
  return read.rows(
    sql`select status, count(*) as count, coalesce(sum(precio_total), 0) as value
     from contracts c where ${read.where(Contract, where, "c")} group by status`,
  );
}

/**
 * Returns the signature that a verification code belongs to; the code's format is flexible. NOT_FOUND for an
 * unknown code.
 */
export async function verification({ services }: Context, code: string): Promise<SignatureVerification> {
  const verificationCode = code.trim().toUpperCase().replace(/\s+/g, "-");
  const em = services.orm.em.fork();
  const signature = await em.findOne(Signature, { verificationCode }, { populate: ["contract"] });
  const latest = signature && (await latestSigned(em, signature.id));
  if (!latest) throw notFound("No encontramos un documento con este código");
  const { contract, signedAt, sha256: shownSha256 } = signature;
  return { contractNumber: contract.contractNumber, signedAt, sha256: latest.version.sha256, shownSha256 };
}
