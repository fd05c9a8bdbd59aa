import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { SxProps, Theme } from "@mui/material/styles";
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  startTransition,
  Suspense,
  useId,
  useState,
} from "react";
import { ArrowDropDownIcon } from "../icons.tsx";
import { lazyPart } from "../lazy-part.ts";

const load = async () => (await import("./ChoiceMenu.tsx")).ChoiceMenu;
const ChoiceMenu = lazyPart(load);

export interface ChoiceFieldProps<Value extends string | number = string | number> {
  readonly label: string;
  /** An empty text while nothing is chosen. */
  readonly value: Value | "";
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly onChange: (value: Value) => void;
  /** Line below the field. */
  readonly helperText?: ReactNode;
  readonly error?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly inputRef?: Ref<HTMLElement> | undefined;
  readonly sx?: SxProps<Theme>;
}

/** Returns whether a key opens the choice: arrows, keys that press, and the first letter of an option. */
const opens = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  ["ArrowDown", "ArrowUp", "Enter"].includes(key) || (key.length === 1 && !altKey && !ctrlKey && !metaKey);

/**
 * Shows a select field: `<ChoiceField label="Estado" value={status} options={statuses} onChange={choose} />`.
 * Until first opened it is a line that looks like a field; the menu is loaded when the pointer or the focus
 * is near, and replaces it.
 */
export function ChoiceField<Value extends string | number>(given: ChoiceFieldProps<Value>) {
  // A part that is loaded later has no type of its own for each choice.
  const props = given as unknown as ChoiceFieldProps;
  const [opened, setOpened] = useState(false);
  const still = <StillChoice {...props} onOpen={() => startTransition(() => setOpened(true))} />;
  return <Suspense fallback={still}>{opened ? <ChoiceMenu {...props} /> : still}</Suspense>;
}

function StillChoice({
  label,
  value,
  options,
  helperText,
  error,
  required,
  disabled,
  onBlur,
  inputRef,
  sx,
  onOpen,
}: ChoiceFieldProps & { readonly onOpen: () => void }) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  const near = () => void load().catch(() => undefined);
  const attributes = {
    id,
    role: "combobox",
    tabIndex: disabled ? -1 : 0,
    "aria-expanded": false,
    "aria-haspopup": "listbox",
    "aria-disabled": disabled,
    "aria-invalid": error,
    "aria-required": required,
    "aria-labelledby": `${id}-label ${id}`,
    "aria-describedby": helperText ? `${id}-below` : undefined,
    onMouseDown: (event: MouseEvent) => {
      if (event.button !== 0 || disabled) return;
      event.preventDefault();
      onOpen();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (disabled || !opens(event)) return;
      event.preventDefault();
      onOpen();
    },
    onPointerEnter: near,
  } as const;
  // An empty choice floats its label only where emptiness has a name.
  const shrink = chosen !== undefined;
  return (
    <FormControl size="small" fullWidth error={error} required={required} disabled={disabled} sx={sx}>
      <InputLabel id={`${id}-label`} shrink={shrink}>
        {label}
      </InputLabel>
      <OutlinedInput
        label={label}
        notched={shrink}
        value={chosen?.label ?? ""}
        inputRef={inputRef}
        onFocus={near}
        onBlur={onBlur}
        inputComponent={Chosen}
        inputProps={{ attributes } as object}
        sx={chosenLine}
      />
      {helperText && <FormHelperText id={`${id}-below`}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

const chosenLine = {
  "& .MuiSelect-select": {
    height: "auto",
    minHeight: "1.4375em",
    minWidth: 16,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    userSelect: "none",
    cursor: "pointer",
    outline: "none",
    "&&": { pr: 8 },
    "&[aria-disabled=true]": { cursor: "default" },
  },
} as const;

interface ChosenProps extends Pick<HTMLAttributes<HTMLElement>, "className" | "onFocus" | "onBlur"> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly value?: string;
  readonly attributes?: HTMLAttributes<HTMLElement>;
}

/** Shows the chosen option in place of another field's text. */
const Chosen = ({ ref, value, className, onFocus, onBlur, attributes }: ChosenProps) => (
  <>
    <div
      ref={ref}
      className={`MuiSelect-select ${className ?? ""}`}
      onFocus={onFocus}
      onBlur={onBlur}
      {...attributes}
    >
      {value || "\u200B"}
    </div>
    <ArrowDropDownIcon
      color={attributes?.["aria-disabled"] ? "disabled" : "action"}
      sx={{ position: "absolute", right: 7, top: "calc(50% - .5em)", pointerEvents: "none" }}
    />
  </>
);
