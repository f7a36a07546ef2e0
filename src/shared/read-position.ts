import type { Position } from './distance.ts'

// Signs of a number before and after the comma, as they stand in a link too; a street number or a PIN code has no decimals.
const pair = /(-?\d{1,2}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/

/**
 * The position in what somebody shared: two numbers such as '18.5204, 73.8567', also within the link of a map; null where there is none.
 */
export function readPosition(text: string): Position | null {
	const [, north, east] = pair.exec(text.replace(/%2C/gi, ',').replace(/%20|\+/g, ' ')) ?? []
	const [latitude, longitude] = [Number(north), Number(east)]
	return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
