import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import { Contract } from "../../../api/src/modules/contracts/contract/contract.entity.ts";
import { paymentLink } from "../../../api/src/modules/contracts/plan/payment-link.ts";
import type { TestApp } from "../app.ts";
import { mailedCode, newMail } from "../mailed-code.ts";

const origin = { requestId: "story", channel: "job", ip: null, userAgent: null } as const;

/** The token of a link to pay a contract, as a mail carries it. */
export async function aPaymentLink({ app }: TestApp, contractId: string): Promise<string> {
  const address = await mutate(
    app.services,
    { viewer: null, link: null, origin },
    async (work, id: string) => paymentLink(work, await work.em.findOneOrFail(Contract, { id })),
    contractId,
  );
  return new URL(address).searchParams.get("token") ?? "";
}

export const OWN_CONTRACT = `query ($id: ID!) { ownContract(id: $id) { id status porRegistrar porVerificar
  totalPagado payments { id monto status reason receiptNumber } travellers { name titular }
  services { tipo bought } cancellation { status reason answer }
  retracto { until open } } }`;
export const REPORT = `mutation ($input: ReportPaymentInput!, $file: Upload, $key: String) {
  reportPayment(input: $input, file: $file, idempotencyKey: $key) { id porVerificar porRegistrar
    payments { id monto status } } }`;
export const ASK_CODE = `mutation ($id: ID!) { requestRetractoCode(contractId: $id) { id } }`;
export const RETRACT = `mutation ($id: ID!, $code: String!) {
  exerciseRetracto(contractId: $id, code: $code) { id status } }`;
export const ASK_CANCELLATION = `mutation ($id: ID!, $motivo: String!) {
  requestCancellation(contractId: $id, input: { motivo: $motivo }) {
    status cancellation { status reason } } }`;

/** The code of a retracto that was mailed last. */
export async function theCode(app: TestApp): Promise<string> {
  return mailedCode(await newMail(app, "Tu código para ejercer el retracto de tu viaje"));
}
