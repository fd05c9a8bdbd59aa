import { type ReactNode, useEffect, useRef, useState } from "react";
import { WrittenField } from "../form/WrittenField.tsx";

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: ReactNode;
}

const PAUSE = 300;

/** Shows a field for free text that searches only when typing pauses for 300 ms. */
export function SearchBox({ label, value, onChange, icon }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setText(value);
    return () => clearTimeout(timer.current);
  }, [value]);
  return (
    <WrittenField
      type="search"
      placeholder={label}
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onChange(next.trim()), PAUSE);
      }}
      sx={{ flex: { xs: "1 1 0", sm: "1 1 200px" }, maxWidth: { sm: 360 } }}
      slotProps={{
        input: { startAdornment: icon },
        htmlInput: { "aria-label": label, title: label, style: { textOverflow: "ellipsis" } },
      }}
    />
  );
}
