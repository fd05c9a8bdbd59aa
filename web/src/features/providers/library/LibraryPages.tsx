import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { serviceLibraryTexts as texts } from "./service-library.texts.ts";

interface LibraryPagesProps {
  readonly page: number;
  readonly hasNext: boolean;
  readonly onPage: (page: number) => void;
}

/** Shows the buttons to the pages before and after; nothing while there is one page. */
export const LibraryPages = ({ page, hasNext, onPage }: LibraryPagesProps) =>
  (page > 1 || hasNext) && (
    <Box sx={{ display: "flex", justifyContent: "center", gap: 2, mt: 3 }}>
      {page > 1 && <Button onClick={() => onPage(page - 1)}>{texts.before}</Button>}
      {hasNext && <Button onClick={() => onPage(page + 1)}>{texts.after}</Button>}
    </Box>
  );
