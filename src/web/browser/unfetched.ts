/** Whether a part of the page, its script or its data, could not be fetched: as Chromium, Firefox and Safari say it. */
export const isUnfetched = (error: unknown) =>
	error instanceof TypeError && /dynamically imported|importing a module|failed to fetch|networkerror|load failed/i.test(error.message)
