import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { failureText } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { usePageTextPreviewQuery } from "../content.generated.ts";
import { PublishedText, PublishedTextSkeleton } from "./PublishedText.tsx";

const PAUSE = 400;

/** Shows a preview of a text shortly after it was typed. */
export function TextPreview({ text }: { readonly text: string }) {
  const [asked, ask] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => ask(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const read = usePageTextPreviewQuery({
    variables: { text: asked },
    fetchPolicy: "no-cache",
  });
  const html = lastAnswer(read)?.pageTextPreview;
  if (read.error) return <Typography color="error">{failureText(read.error)}</Typography>;
  if (html === undefined) return <PublishedTextSkeleton />;
  return (
    <Box sx={{ minHeight: 200 }}>
      {html ? (
        <PublishedText html={html} />
      ) : (
        <Typography color="textSecondary">Lo que escribas se verá aquí.</Typography>
      )}
    </Box>
  );
}
