import { amountOrZero, fieldsOf, flag, text, textOrNull, unsent } from "../../../ui/form/fields.ts";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";

const KINDS = ["image/jpeg", "image/png", "image/webp"];

/** Returns the error of a selected picture; null without error. The server validates the content again. */
export function rafflePictureProblem(file: File | null): string | null {
  if (!file) return null;
  if (!KINDS.includes(file.type)) return "Solo se permiten imágenes JPG, PNG o WebP";
  return file.size > 10 * 1024 * 1024 ? "La imagen no debe superar los 10 MB" : null;
}

const trimmed = { ...text(), send: (value: string) => value.trim() };

/** Form fields of a raffle; a new picture is sent outside the input. */
export const raffleFields = fieldsOf<RaffleLineFragment>()({
  title: trimmed,
  prize: trimmed,
  price: amountOrZero(),
  drawDate: text(),
  paymentText: trimmed,
  authorizationNumber: textOrNull(),
  authorizationAuthority: textOrNull(),
  authorizationDay: textOrNull(),
  policy: textOrNull(),
  prizeInKind: flag(false),
  drawLottery: textOrNull(),
  image: unsent<File | null>(null, { wrong: rafflePictureProblem }),
});
