import type { Agency, AgencySigner } from "../../../../core/agency.ts";
import type { ChainHead } from "../../../../core/audit/chain-head.ts";
import { spokenDay, spokenInstant, spokenTrip } from "../../../../core/colombia/spoken.ts";
import type { HowToPay } from "../../../../core/paying/how-to-pay.ts";
import { kept, titledTable } from "../../../../core/pdf/chapter.piece.ts";
import type { PdfDocument, Piece } from "../../../../core/pdf/document.ts";
import { howToPay } from "../../../../core/pdf/how-to-pay.piece.ts";
import { passage } from "../../../../core/pdf/passage.piece.ts";
import { qrCode, type Signer, signatures, verificationCode } from "../../../../core/pdf/signature.piece.ts";
import { totals } from "../../../../core/pdf/table.piece.ts";
import { advisorBlock, facts, heading, notices, paragraphs } from "../../../../core/pdf/text.piece.ts";
import type { Confirmer, SignedEmailChange } from "../address/email-change.entity.ts";
import { clauses } from "./clauses-piece.ts";
import type { ContractContent } from "./contract-content.ts";
import { formaPagoLabels } from "./payment-form.rules.ts";

/** What the certificate page says of a signature. */
export interface Certificate {
  readonly drawing: string;
  readonly signerName: string;
  readonly signerDocument: string;
  readonly signerEmail: string;
  readonly signedAt: Date;
  readonly acceptedTerms: string;
  /** SHA-256 of the PDF that was shown, hexadecimal. */
  readonly sha256: string;
  readonly shownVersion: number;
  readonly withCode: boolean;
  /** How staff changed where it went, the first change first. */
  readonly emailChanges: readonly SignedEmailChange[];
  readonly byLink: boolean;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly verificationCode: string;
  readonly verificationUrl: string;
  /** The head of the chain over the history; null while there is none. */
  readonly head: ChainHead | null;
}

/** Name of a contract's file. */
export const contractFilename = (number: string): string => `contrato-${number}.pdf`;

/**
 * The document of a contract with how it is paid; with a certificate, the signed one, which ends with the
 * certificate page.
 */
export function contractPdf(
  content: ContractContent,
  agency: Agency,
  madeAt: Date,
  {
    howToPay: ways,
    agencySigner,
    certificate,
    verificationUrl,
  }: {
    readonly howToPay: HowToPay | null;
    /** Who signs for the agency; null: its own name stands there. */
    readonly agencySigner: AgencySigner | null;
    readonly certificate: Certificate | null;
    /** Whole address at which an unsigned one is checked; null for a draft and for the signed one. */
    readonly verificationUrl: string | null;
  },
): PdfDocument {
  const { number } = content;
  return {
    title: `Contrato ${number}`,
    author: agency.name,
    createdAt: madeAt,
    footer: `${agency.name} · Contrato ${number} · RNT n.º ${agency.rnt}`,
    content: [
      ...terms(content, agency, ways),
      signatures([clientSignerOf(content, certificate), agencySignerOf(agency, agencySigner)]),
      advisorBlock(content.advisor, verificationUrl === null ? null : verificationCode(verificationUrl)),
      notices(agency),
      ...(certificate ? certificatePage(`Contrato ${number}`, certificate) : []),
    ],
  };
}

/** The two who make a contract, in a sentence. */
export const partiesText = ({ client }: ContractContent, agency: Agency): string =>
  `${agency.legalName}, NIT ${agency.nit}, con Registro Nacional de Turismo ` +
  `n.º ${agency.rnt} y domicilio en ${agency.address} (la agencia), y ` +
  `${client.name}${client.document ? `, ${client.document}` : ""} (el cliente), ` +
  "celebran este contrato de servicios turísticos.";

/** The client's place under a document: to be signed, or with what they drew. */
export const clientSignerOf = (
  { holder, client }: Pick<ContractContent, "holder" | "client">,
  certificate: Certificate | null,
): Signer =>
  certificate
    ? {
        role: "El cliente",
        name: certificate.signerName,
        document: certificate.signerDocument,
        image: certificate.drawing,
        evidence: `Firmado electrónicamente el ${spokenInstant(certificate.signedAt)}`,
      }
    : {
        role: "El cliente",
        name: holder.name || client.name,
        document: holder.document || client.document,
        image: null,
      };

/** The agency's place under a document: who signs for it with what they drew, else its name alone. */
export const agencySignerOf = ({ legalName, nit }: Agency, signer: AgencySigner | null): Signer => ({
  role: "La agencia",
  ...(signer
    ? {
        name: signer.name,
        document: [signer.title, `${legalName}, NIT ${nit}`].filter(Boolean).join("\n"),
        image: signer.drawing,
      }
    : { name: legalName, document: `NIT ${nit}`, image: null }),
});

function terms(content: ContractContent, agency: Agency, ways: HowToPay | null): Piece[] {
  const { client, services, passengers, plan, price, observaciones, condicionesEspeciales } = content;
  return [
    passage({
      kind: "Contrato",
      number: content.number,
      origin: content.origin,
      destination: content.destination,
      dates: spokenTrip(content.from, content.to),
      travellers: content.travellers,
      price,
    }),
    heading("Las partes"),
    paragraphs([partiesText(content, agency)]),
    facts(client.facts),
    ...(passengers.length > 0 ? [passengersTable(content)] : []),
    ...(services.length > 0 ? [servicesTable(content)] : []),
    titledTable(
      "Precio y plan de pagos",
      [{ head: "Pago" }, { head: "Fecha límite", width: 150 }, { head: "Valor", amounts: true }],
      plan.map(({ text, due, amount }) => [text, spokenDay(due), amount]),
      [
        totals([
          { label: `Precio total (${formaPagoLabels[content.formaPago].toLowerCase()})`, amount: price },
        ]),
      ],
    ),
    ...(ways ? [howToPay(ways)] : []),
    ...(condicionesEspeciales
      ? [kept([heading("Condiciones especiales"), paragraphs(condicionesEspeciales.split("\n"))])]
      : []),
    ...(observaciones ? [kept([heading("Observaciones"), paragraphs(observaciones.split("\n"))])] : []),
    ...clauses("Cláusulas", content.clausulas),
  ];
}

const passengersTable = ({ passengers }: ContractContent): Piece =>
  titledTable(
    "Viajeros",
    [{ head: "Nombre" }, { head: "Documento" }],
    passengers.map(({ name, document, holder }) => [
      holder ? `${name} (titular)` : name,
      document || "Por completar",
    ]),
  );

const servicesTable = ({ services }: ContractContent): Piece =>
  titledTable(
    "Servicios incluidos",
    [{ head: "Servicio", width: 110 }, { head: "Qué incluye" }],
    services.map(({ kind, text, detail }) => [kind, detail ? `${text}\n${detail}` : text]),
  );

/** The page that ends a signed document: who signed what, when, and how. */
export function certificatePage(signed: string, certificate: Certificate): Piece[] {
  const { sha256, shownVersion, withCode, byLink, verificationCode } = certificate;
  return [
    { text: "Certificado de firma electrónica", style: "title", pageBreak: "before", margin: [0, 0, 0, 4] },
    { text: signed, style: "strong", margin: [0, 0, 0, 12] },
    facts([
      ["Firmante", certificate.signerName],
      ["Documento", certificate.signerDocument],
      ["Correo", certificate.signerEmail],
      ["Fecha y hora", spokenInstant(certificate.signedAt)],
      [
        "Medio",
        byLink ? "Enlace único enviado al correo del cliente" : "Sesión del cliente en la plataforma",
      ],
      ["Código de un solo uso", withCode ? "Enviado al correo y confirmado" : "No se solicitó"],
      ["Dirección IP", certificate.ip ?? "No disponible"],
      ["Navegador", certificate.userAgent ?? "No disponible"],
    ]),
    ...(certificate.emailChanges.length > 0 ? emailChangesOf(certificate) : []),
    heading("Documento firmado"),
    facts([
      ["Versión", String(shownVersion)],
      ["Código de verificación", verificationCode],
    ]),
    { text: "SHA-256 del PDF que se mostró al firmante", style: "label" },
    { text: sha256, fontSize: 8.5, margin: [0, 0, 0, 8] },
    ...(certificate.head ? chainOf(certificate.head) : []),
    heading("Lo que aceptó el firmante"),
    paragraphs([certificate.acceptedTerms]),
    { image: certificate.drawing, fit: [200, 80], margin: [0, 8, 0, 0] },
    qrCode(
      certificate.verificationUrl,
      `Comprueba este documento en ${certificate.verificationUrl}. ` +
        "Cualquier cambio posterior a la firma altera su huella SHA-256.",
    ),
  ];
}

/** Who changed where the contract went, when, and what the former address said. */
const emailChangesOf = ({ emailChanges }: Certificate): Piece[] => [
  heading("Cambio del correo"),
  paragraphs(
    emailChanges.map(
      ({ by, at, former, confirmedBy }) =>
        `El ${spokenInstant(new Date(at))}, ${by} cambió el correo del cliente, que era ${former}. ` +
        `${howConfirmed[confirmedBy ?? "time"]}`,
    ),
  ),
];

const howConfirmed: Readonly<Record<Confirmer | "time", string>> = {
  former: "El cambio se confirmó desde el correo anterior.",
  owner: "El cambio lo confirmó el propietario de la agencia.",
  time: "Pasaron 24 horas sin que el correo anterior dijera que no.",
};

/** What proves that the history up to the signature was not changed later: its last link. */
const chainOf = ({ position, hash }: ChainHead): Piece[] => [
  heading("Registro de auditoría"),
  { text: `Huella SHA-256 del eslabón n.º ${position.toLocaleString("es-CO")}`, style: "label" },
  { text: hash, fontSize: 8.5, margin: [0, 0, 0, 8] },
];
