/** Puts the focus on an element when it appears: `<Button ref={focused}>Seguir editando</Button>` */
export const focused = (element: HTMLElement | null): void => element?.focus();
