import type { RaffleInput } from "../../../graphql/schema.generated.ts";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";

/** A raffle while it is typed. */
export interface RaffleForm {
  title: string;
  prize: string;
  price: number | null;
  drawDate: string;
  paymentText: string;
  image: File | null;
}

/** A raffle as its form begins: empty for a new one. */
export const formOf = (raffle: RaffleLineFragment | null): RaffleForm => ({
  title: raffle?.title ?? "",
  prize: raffle?.prize ?? "",
  price: raffle?.price ?? null,
  drawDate: raffle?.drawDate ?? "",
  paymentText: raffle?.paymentText ?? "",
  image: null,
});

/** What a filled form sends. */
export const inputOf = ({ title, prize, price, drawDate, paymentText }: RaffleForm): RaffleInput => ({
  title: title.trim(),
  prize: prize.trim(),
  price: price ?? 0,
  drawDate,
  paymentText: paymentText.trim(),
});

const KINDS = ["image/jpeg", "image/png", "image/webp"];

/** What is wrong with a chosen picture, or nothing; the server looks at the content again. */
export function pictureProblem(file: File | null): string | null {
  if (!file) return null;
  if (!KINDS.includes(file.type)) return "Solo se permiten imágenes JPG, PNG o WebP";
  return file.size > 10 * 1024 * 1024 ? "La imagen no debe superar los 10 MB" : null;
}
