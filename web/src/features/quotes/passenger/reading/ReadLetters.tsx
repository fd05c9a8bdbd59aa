import Box from "@mui/material/Box";
import type { Letters } from "../../../../base/document-scan/letters.rules.ts";
import { HiddenText } from "../../../../ui/HiddenText.tsx";
import { readingTexts } from "./reading.texts.ts";

/** Shows a value that was read; letters that may be others are marked. */
export function ReadLetters({ letters }: { readonly letters: Letters }) {
  return (
    <>
      {runsOf(letters).map(({ text, doubtful }, at) =>
        doubtful ? (
          <Box
            key={at}
            component="mark"
            sx={{
              color: "warning.dark",
              backgroundColor: "transparent",
              fontWeight: 700,
              textDecoration: "underline wavy",
              textUnderlineOffset: "0.2em",
            }}
          >
            {text}
            <HiddenText> {readingTexts.isDoubtful}</HiddenText>
          </Box>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </>
  );
}

/** Returns the letters in runs that are all sure or all doubtful. */
function runsOf(letters: Letters): { text: string; doubtful: boolean }[] {
  const runs: { text: string; doubtful: boolean }[] = [];
  for (const { letter, doubtful } of letters) {
    const last = runs.at(-1);
    if (last?.doubtful === doubtful) last.text += letter;
    else runs.push({ text: letter, doubtful });
  }
  return runs;
}
