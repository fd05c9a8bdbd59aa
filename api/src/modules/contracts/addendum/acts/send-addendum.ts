import { assign } from "../../../../core/rows.ts";
import { revokeLinks } from "../../../../core/links/links.ts";
import { emailProblem, normalEmail } from "../../../../core/colombia/emails.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { STALE } from "../../../../core/mutation/stale.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { endDocuments, issueDocument } from "../../../../core/verification/issue-document.ts";
import { newVerificationCode } from "../../../../core/verification/verification-code.ts";
import type { AgencySigner } from "../../../content/agency/agency-data.ts";
import { contractContent } from "../../contract/print/contract-content.ts";
import { keepVersion } from "../../contract/print/contract.print.ts";
import { findAddendum } from "../addendum.access.ts";
import { addendumUrl } from "../addendum-link.ts";
import type { Addendum } from "../addendum.entity.ts";
import { addendumLetter, addendumSubject } from "../addendum.mail.ts";
import { printedAddendum, putAddendum } from "../addendum.print.ts";
import { addendumMoves } from "../addendum-moves.ts";
import { refuseAddendumAct } from "../addendum-state.ts";
import { agreedContent } from "../agreed-content.ts";
import { type Agreement, agreementOn } from "../agreement.ts";

/** An addendum with its PDF, which is printed before the transaction that sends the addendum. */
interface PrintedAddendum extends Agreement {
  readonly edited: number;
  readonly agencySigner: AgencySigner | null;
  readonly code: string;
  readonly stored: StoredBytes;
}

/**
 * Sends an addendum to its client, with the PDF attached and a link to sign it. Sending it again uses the
 * present state of the contract.
 */
export const sendAddendum: PreparedAct<{ id: string }, PrintedAddendum, string> = {
  name: "sendAddendum",
  async prepare(scope, { id }) {
    const { addendum, contract } = await findAddendum(scope, id);
    await refuseAddendumAct(scope, addendum, contract, "send");
    const agreement = await agreementOn(scope, contract, addendum.changes, addendum);
    const { signer: agencySigner } = await scope.services.agency.current();
    const code = newVerificationCode();
    const bytes = await printedAddendum(scope, agreement.content, { agencySigner, code });
    const stored = await putAddendum(scope.services, agreement.content, bytes);
    return { ...agreement, edited: addendum.version, agencySigner, code, stored };
  },
  async act(work, { id }, { content, baseHash, edited, agencySigner, code, stored }) {
    const { addendum, contract } = await findAddendum(work, id);
    await work.lock(contract, addendum);
    await refuseAddendumAct(work, addendum, contract, "send");
    const now = await agreementOn(work, contract, addendum.changes, addendum);
    if (now.baseHash !== baseHash || addendum.version !== edited) throw conflict(STALE);
    const to = normalEmail(contract.cliente.email);
    const problem = emailProblem(to);
    if (problem) throw badInput("to", problem);

    const said = await contractContent(work.em, contract);
    const version = await keepVersion(work, contract, {
      stored,
      hash: baseHash,
      howToPay: null,
      payToken: null,
      agencySigner,
      signed: false,
      addendum,
      content: agreedContent(said, contract, { changes: addendum.changes, content }),
    });
    const { number, sha256 } = version;
    await endDocuments(work, addendum.id, "reemplazado", ["addendum"]);
    issueDocument(work, {
      kind: "addendum",
      number: documentNumber(addendum),
      recordId: addendum.id,
      code,
      sha256,
    });
    assign(addendum, { content, baseHash, emailSentTo: to });
    await revokeLinks(work, "addendum", addendum.id);
    await queueMail(work, {
      key: `addendum-sent:${version.id}`,
      to,
      subject: addendumSubject(contract.contractNumber),
      letter: addendumLetter(content, addendumUrl(work, addendum)),
      attachments: [
        {
          filename: version.filename,
          storageKey: version.fileKey,
          contentType: "application/pdf",
          size: version.size,
        },
      ],
    });
    const sent = { number: addendum.number, version: number, sha256, email: to };
    work.move(addendumMoves, addendum, "sent", { audit: ["contract.addendum-sent", sent, contract] });
    await work.emit("addendum.sent", { contractId: contract.id, addendumId: addendum.id });
    return addendum.id;
  },
};

const documentNumber = ({ content: { contrato }, number }: Addendum): string =>
  `${contrato} · Otrosí ${number}`;
