import { isSameText, plainName, plainWords } from "../../../core/colombia/plain.ts";
import type { DayTextKind } from "./library.enums.ts";
import { short } from "./library.rules.ts";

export const NO_DAY_TEXT = "Texto no encontrado";

/** Maximum length of the title of a day. The next constant limits its text. */
export const longestDayTitle = 120;
export const longestDay = 2_000;

export const dayTextKindLabels: Readonly<Record<DayTextKind, string>> = {
  llegada: "Llegada",
  estadia: "Día libre",
  excursion: "Excursión",
  regreso: "Regreso",
};

/** Day that a text is kept for: its kind, its place, and the excursion of an excursion's day. */
export interface DayOfPlace {
  readonly kind: DayTextKind;
  readonly place: string;
  readonly activity: string | null;
}

/** Text of a day in a place, as the agency writes it; without a title the proposed one is used. */
export interface DayText extends DayOfPlace {
  readonly titulo: string | null;
  readonly texto: string;
}

/** Returns the key that identifies the day of a text, without case, accents and extra whitespace. */
export const dayTextKey = ({ place, activity }: Pick<DayOfPlace, "place" | "activity">): string =>
  plainName([short(place), activity && short(activity)].filter(Boolean).join(" · "));

/** Returns the text that belongs to a day. */
export const textOfDay = <Text extends DayText>(day: DayOfPlace, texts: readonly Text[]): Text | undefined =>
  texts.find(({ kind, ...of }) => kind === day.kind && dayTextKey(of) === dayTextKey(day));

/** Proposed day, as the seller found it: lines of the trip's own facts, and general lines. */
interface ProposedDay extends DayOfPlace {
  readonly dia: number;
  readonly titulo: string;
  readonly facts: readonly string[];
  readonly general: readonly string[];
}

interface WrittenDay {
  readonly dia: number;
  readonly titulo: string;
  readonly texto: string;
}

/** Hours and numbers of flights, which are of one trip. */
const OF_ONE_TRIP = /\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2} ?[ap]\.? ?m\b|\b[A-Z\d]{2} ?\d{3,4}\b/;

/**
 * Returns the texts that a seller wrote for days that other trips have too, without the proposed lines and
 * without lines that name an hour, a flight or the client.
 */
export function writtenDayTexts(
  days: readonly WrittenDay[],
  proposed: readonly ProposedDay[],
  client: string,
): DayText[] {
  const names = new Set(plainWords(client).split(" "));
  const isGeneral = (line: string) =>
    !OF_ONE_TRIP.test(line) &&
    !plainWords(line)
      .split(" ")
      .some((word) => word.length > 2 && names.has(word));
  const said = proposed.flatMap(({ facts, general }) => [...facts, ...general]);
  return days.flatMap((day) => {
    const plan =
      proposed.find(({ titulo }) => isSameText(titulo, day.titulo)) ??
      proposed.find(({ dia }) => dia === day.dia);
    if (!plan) return [];
    const lines = day.texto.split("\n").filter((line) => !said.some((one) => isSameText(one, line)));
    const texto = lines.filter(isGeneral).join("\n").trim();
    if (plainWords(texto) === "") return [];
    const isOwnTitle = !isSameText(plan.titulo, day.titulo) && isGeneral(day.titulo);
    const { kind, place, activity } = plan;
    return [{ kind, place, activity, titulo: isOwnTitle ? day.titulo : null, texto }];
  });
}
