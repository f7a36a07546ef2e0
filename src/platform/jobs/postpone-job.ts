/** Thrown by work whose time has not come: it is done at `until`, however often it is looked at before, and counts as no failure. */
export class PostponeJob extends Error {
	readonly until: Date
	constructor(until: Date) {
		super('Not yet')
		this.until = until
	}
}
