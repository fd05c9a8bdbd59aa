/** Returns the text of the archive's read-me, for people who do not open its HTML page. */
export const readme = (number: string): string => `Expediente del contrato ${number}

Para comprobarlo, abre verificar.html en un navegador y elige este mismo archivo .zip. No hace falta internet.

A mano, con los archivos extraídos:
  openssl x509 -inform DER -in certificado.cer -pubkey -noout > llave.pem
  openssl dgst -sha256 -verify llave.pem -signature manifiesto.firma manifiesto.json
  sha256sum ARCHIVO        (debe ser la huella que nombra manifiesto.json)

manifiesto.json   Cada archivo, con su tamaño y su huella SHA-256.
manifiesto.firma  La firma del manifiesto (ECDSA o RSA, sobre SHA-256).
certificado.cer   El certificado de quien firma (X.509).
archivos.json     Los archivos guardados de la venta, con la huella que se registró al guardarlos.
auditoria.json    La historia: cada línea con su eslabón. La huella de un eslabón es el SHA-256 de
                  "anterior:posicion:texto".
correos.json      Los correos: a quién, asunto, fecha y SHA-256 del texto. Donde el texto está, no lleva los
                  enlaces ni los códigos.

Las fechas con hora están en UTC. Los valores son pesos colombianos.
`;
