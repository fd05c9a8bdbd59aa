const ELECTRONICALLY =
  "Acepto firmarlo electrónicamente: mi firma tiene la misma validez que la manuscrita, " +
  "conforme a la Ley 527 de 1999 y al Decreto 2364 de 2012.";

/** Statement that the signer of a contract accepts; the exact words are stored with the signature. */
export const acceptedTerms = `He leído el contrato y acepto sus términos y condiciones. ${ELECTRONICALLY}`;

/** Statement that the signer of an addendum accepts; the exact words are stored with the signature. */
export const acceptedAddendumTerms =
  "He leído el otrosí y acepto los cambios que le hace a mi contrato. " + ELECTRONICALLY;
