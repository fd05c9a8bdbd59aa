/**
 * The clauses that a contract is made with, Markdown: `##` heads a clause, each line below is a paragraph. A
 * contract keeps its own copy, so a change here changes no contract. The agency's lawyer confirms the
 * wording.
 */
export const defaultClauses = `## Objeto
La agencia se obliga a gestionar y coordinar los servicios turísticos descritos en este contrato, y el cliente a pagar su precio en las fechas del plan de pagos.

## Precio y forma de pago
El precio incluye únicamente los servicios descritos. El incumplimiento de una fecha del plan autoriza a la agencia a suspender las reservas que aún no estén emitidas. Los pagos se hacen solo a las cuentas de la agencia y cada uno genera un recibo numerado.

## Documentos de viaje
Cada viajero es responsable de llevar documentos vigentes, visas, permisos de menores y vacunas exigidos por su destino. La agencia informa los requisitos conocidos al momento de la venta.

## Cambios, cancelaciones y reembolsos
Los cambios y cancelaciones se rigen por las condiciones de cada prestador y por las penalidades que este aplique. La agencia tramita los reembolsos que procedan y los entrega apenas los reciba del prestador.

## Responsabilidad
La agencia actúa conforme a la Ley 300 de 1996, la Ley 1558 de 2012 y el Decreto 1074 de 2015, y responde por la calidad e idoneidad de los servicios que vende según la Ley 1480 de 2011.

## Derecho de retracto
En las ventas a distancia el cliente puede retractarse dentro de los cinco (5) días hábiles siguientes a la firma, conforme al artículo 47 de la Ley 1480 de 2011 y la Ley 2439 de 2024, siempre que el viaje no inicie dentro de ese plazo. Los tiquetes aéreos se rigen además por los Reglamentos Aeronáuticos de Colombia.

## Datos personales
El cliente autoriza el tratamiento de sus datos y de los viajeros que representa para preparar y prestar el viaje, conforme a la Ley 1581 de 2012, y puede conocerlos, actualizarlos o pedir que se supriman.

## Firma electrónica
Las partes acuerdan firmar este contrato electrónicamente. La firma tiene la misma validez que la manuscrita según la Ley 527 de 1999 y el Decreto 2364 de 2012; su evidencia queda en la página de certificado del documento.
`;

/** What the signer accepts; the exact words are kept with the signature. */
export const acceptedTerms =
  "He leído el contrato y acepto sus términos y condiciones. Acepto firmarlo electrónicamente: mi firma tiene la misma validez que la manuscrita, " +
  "conforme a la Ley 527 de 1999 y al Decreto 2364 de 2012.";
