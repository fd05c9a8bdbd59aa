/** What the signer accepts; the exact words are kept with the signature. */
export const acceptedTerms =
  "He leído el contrato y acepto sus términos y condiciones. Acepto firmarlo electrónicamente: mi firma tiene la misma validez que la manuscrita, " +
  "conforme a la Ley 527 de 1999 y al Decreto 2364 de 2012.";
