import type { OutgoingDocument, SendingOutcome, FiscalProvider } from "./provider.ts";

const NAMESPACE = "urn:oasis:names:specification:ubl:schema:xsd";

/** Returns a response in the DIAN's format, which states that it does not come from the DIAN. */
const answered = (number: string, code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ApplicationResponse xmlns="${NAMESPACE}:ApplicationResponse-2"
  xmlns:cac="${NAMESPACE}:CommonAggregateComponents-2" xmlns:cbc="${NAMESPACE}:CommonBasicComponents-2">
  <cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
  <cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>
  <cbc:ID>LOCAL-${code.slice(0, 12)}</cbc:ID>
  <cbc:Note>Respuesta simulada: no viene de la DIAN</cbc:Note>
  <cac:DocumentResponse>
    <cac:Response>
      <cbc:ResponseCode>02</cbc:ResponseCode>
      <cbc:Description>Simulación</cbc:Description>
    </cac:Response>
    <cac:DocumentReference>
      <cbc:ID>${number}</cbc:ID>
      <cbc:UUID>${code}</cbc:UUID>
    </cac:DocumentReference>
  </cac:DocumentResponse>
</ApplicationResponse>
`;

/**
 * Provider for installations without a configured provider. Like the DIAN's first check, it verifies that a
 * document contains its code; it stores nothing.
 */
export const localProvider: FiscalProvider = {
  send({ number, code, xml }: OutgoingDocument): Promise<SendingOutcome> {
    const carried = /<cbc:UUID [^>]*>([0-9a-f]{96})<\/cbc:UUID>/.exec(xml)?.[1];
    return Promise.resolve(
      carried === code
        ? { status: "accepted", track: `LOCAL-${code.slice(0, 12)}`, response: answered(number, code) }
        : { status: "rejected", reasons: [`El documento ${number} no lleva su código`] },
    );
  },
};
