import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { readBytes } from "../../../core/storage/upload.ts";
import { findAccount } from "../bank-account.ts";
import { type AccountMeeting, meetAccount } from "./meet-account.ts";
import { readingOf } from "./read-statement.ts";
import { refusedSum } from "./refused-lines.ts";
import { statementLines } from "./statement-lines.ts";
import type { BankFileArgs } from "./statement.inputs.ts";
import type { BankDayReadings, BankFilePreview } from "./statement.types.ts";

/** Maximum number of movements, and of lines of each other kind, in a preview. */
const [SHOWN, NAMED] = [8, 200];

/** Returns the movements that a file would import, and its problems; writes nothing. */
export async function previewStatement(
  context: Context,
  upload: Promise<FileUpload>,
  { accountId, ...said }: BankFileArgs,
): Promise<BankFilePreview> {
  const scope = Scope.of(context);
  const account = await findAccount(scope, accountId);
  const file = await readBytes(upload);
  const reading = await readingOf(context, account, file, said);
  const { format, headings, columns, kept, profile, asks, leftOut, refused } = reading;
  const movements = statementLines(reading.problem || asks ? [] : reading.movements);
  const meeting = await meetAccount(scope, accountId, movements);
  const nothing = movements.length === 0 ? "El archivo no tiene movimientos." : null;
  return {
    format,
    headings,
    columns,
    kept,
    profile,
    asks,
    first: movements.slice(0, SHOWN),
    lines: movements.length,
    fresh: meeting.fresh.length,
    known: meeting.known.length,
    alike: meeting.alike.map(([told, there]) => ({
      told,
      thereId: there.id,
      thereText: there.text,
      thereReference: there.reference,
      thereFile: there.filename,
    })),
    leftOutCount: leftOut.length,
    leftOut: leftOut.slice(0, NAMED),
    refusedLines: refusedSum(refused),
    refused: refused.slice(0, NAMED),
    remarks: [...reading.remarks, ...remarksOn(meeting)],
    dayReadings: asks === "dayOrder" ? await dayReadings(context, account, file, said) : null,
    problem: reading.problem ?? refused[0]?.problem ?? nothing,
  };
}

const remarksOn = ({ reusedId }: AccountMeeting): readonly string[] =>
  reusedId
    ? [
        `Línea ${reusedId.line}: el banco ya había dado el identificador «${reusedId.bankId}» a otro ` +
          "movimiento. Leímos el archivo sin sus identificadores.",
      ]
    : [];

/**
 * Returns the first line whose day differs depending on whether the day or the month is written first, with
 * both readings; null when there is none.
 */
async function dayReadings(
  ...[context, account, file, said]: Parameters<typeof readingOf>
): Promise<BankDayReadings | null> {
  const [byDay, byMonth] = await Promise.all(
    (["day", "month"] as const).map((dayOrder) => readingOf(context, account, file, { ...said, dayOrder })),
  );
  const at = new Map(byMonth?.movements.map(({ line, day }) => [line, day]));
  for (const { line, day } of byDay?.movements ?? []) {
    const other = at.get(line);
    if (other && other !== day) return { line, dayFirst: day, monthFirst: other };
  }
  return null;
}
