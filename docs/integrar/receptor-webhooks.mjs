// Recibe los webhooks: comprueba la firma y la hora, deja pasar una sola vez cada entrega, y muestra lo que
// llegó, un objeto JSON por línea. Solo usa módulos de Node.
//   SECRETO   el `whsec_…` que se mostró al crear el webhook; mientras se cambia, los dos con un espacio
//   PUERTO    puerto en el que escucha (8080 si falta); por delante va el https de quien lo publica
//   RECIBIDOS archivo con los identificadores de las entregas que ya se atendieron
import { createHmac, timingSafeEqual } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";

const { SECRETO = "", PUERTO = "8080", RECIBIDOS = "recibidos.txt" } = process.env;

const llaves = SECRETO.split(" ")
  .filter((secreto) => secreto.startsWith("whsec_"))
  .map((secreto) => Buffer.from(secreto.slice("whsec_".length), "base64"));
if (llaves.length === 0) throw new Error("Falta SECRETO: whsec_…");

const MAS_GRANDE = 512 * 1024;
const CINCO_MINUTOS = 5 * 60;

/** Los identificadores que ya se atendieron; también los de antes de empezar este programa. */
const atendidos = new Set(existsSync(RECIBIDOS) ? readFileSync(RECIBIDOS, "utf8").split("\n") : []);

/** Lee el cuerpo tal como llegó: la firma es de esos bytes. */
async function cuerpoDe(solicitud) {
  const partes = [];
  let largo = 0;
  for await (const parte of solicitud) {
    largo += parte.length;
    if (largo > MAS_GRANDE) throw new Error("El cuerpo es demasiado grande");
    partes.push(parte);
  }
  return Buffer.concat(partes);
}

/** Dice si una de las firmas es de una de las llaves. Mientras se cambia el secreto vienen dos firmas. */
function esBuena(id, hora, cuerpo, firmas) {
  return llaves.some((llave) => {
    const propia = createHmac("sha256", llave).update(`${id}.${hora}.`).update(cuerpo).digest();
    return firmas
      .split(" ")
      .filter((firma) => firma.startsWith("v1,"))
      .map((firma) => Buffer.from(firma.slice("v1,".length), "base64"))
      .some((ajena) => ajena.length === propia.length && timingSafeEqual(ajena, propia));
  });
}

/** Responde el estado con el que se contesta una entrega, y atiende las buenas que no se conocían. */
function recibir({ "webhook-id": id = "", "webhook-timestamp": hora = "", ...demas }, cuerpo) {
  if (!esBuena(id, hora, cuerpo, demas["webhook-signature"] ?? "")) return 401;
  // La hora va firmada: una entrega que alguien guardó no se puede enviar otra vez más tarde.
  if (!(Math.abs(Date.now() / 1000 - Number(hora)) <= CINCO_MINUTOS)) return 401;
  // La misma entrega puede llegar dos veces. Ya se hizo lo suyo: se contesta que sí y no se repite.
  if (atendidos.has(id)) return 204;
  process.stdout.write(`${JSON.stringify({ id, ...JSON.parse(cuerpo.toString()) })}\n`);
  appendFileSync(RECIBIDOS, `${id}\n`);
  atendidos.add(id);
  return 204;
}

const servidor = createServer((solicitud, respuesta) => {
  if (solicitud.method !== "POST") return respuesta.writeHead(405).end();
  cuerpoDe(solicitud).then(
    (cuerpo) => respuesta.writeHead(recibir(solicitud.headers, cuerpo)).end(),
    () => respuesta.writeHead(413, { connection: "close" }).end(),
  );
});
servidor.listen(Number(PUERTO), () => process.stderr.write(`Escucha en ${servidor.address().port}\n`));
