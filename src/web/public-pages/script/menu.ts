/** The menu opens and closes by itself (a native popover); a choice within the page has to close it. */
export function closeMenuOnChoice(): void {
  const menu = document.querySelector<HTMLElement>("[popover]");
  menu?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });
}
