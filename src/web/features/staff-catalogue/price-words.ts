/** Said to staff wherever a price stands (D-48). */
export const onlyAdminsChangePrices = 'Only an admin can change prices.'
/** How the sheet is worked on by keys. */
export const keysHelp =
	' Paste a block from Excel or Sheets with Ctrl V: it goes right and down from the marked cell; empty cells and dashes leave what is there. Ctrl D fills down, Ctrl R to the right, Delete takes a price away, Ctrl Z undoes.'
