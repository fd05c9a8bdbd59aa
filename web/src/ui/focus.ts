/** Puts the focus into what appears: `<Button ref={focused}>Seguir editando</Button>` */
export const focused = (element: HTMLElement | null): void => element?.focus();
