let ahead = 0

/** The product's time: the machine's, unless `TEST_CLOCK` moved it (D-07). Rules ask here, never `Date.now()`. */
export const now = () => new Date(Date.now() + ahead)

/** Sets the product's clock to `start`, from where it runs on. Outside production only. */
export function setClock(start: Date | undefined) {
	ahead = start ? start.getTime() - Date.now() : 0
}
