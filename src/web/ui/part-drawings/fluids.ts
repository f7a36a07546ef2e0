import { body, card, circle, ellipse, ink, letters, metal, moved, onYellow, path, rect, repeated, rubber, yellow } from './strokes.ts'

const drop = (x: number, y: number) =>
	moved(`translate(${x - 60} ${y - 57})`, path('M60 50c4 5 5.5 7 5.5 9.5a5.5 5.5 0 0 1-11 0C54.5 57 56 55 60 50Z', yellow, 2.5))
const bottle = (label: string) =>
	path('M43 17h18l20 13a5 5 0 0 1 3 5v45a5 5 0 0 1-5 5H41a5 5 0 0 1-5-5V29c0-5 3-9 7-12Z', body) +
	rect(41, 4, 22, 13, 2, ink) +
	`<path d="M74 36v9" stroke-width="10"/><path d="M74 36v9" stroke="${card}" stroke-width="4.5"/>` +
	rect(36, 48, 48, 30, 0, card) +
	drop(60, 56) +
	letters(label, 60, 71.5, 44, 11)

/** Whatever comes in a bottle, a tin or a tube. */
export const fluidDrawings = {
	oil: bottle,
	'oil-can': (label: string) =>
		path('M26 22h58l10 10v46a5 5 0 0 1-5 5H29a5 5 0 0 1-5-5V26Z', body) +
		rect(66, 6, 18, 16, 2, ink) +
		path('M30 22V10h26v12', undefined, 6) +
		rect(24, 44, 70, 28, 0, card) +
		drop(38, 58) +
		letters(label, 66, 58, 42, 13),
	'gear-oil': (label: string) =>
		path('M44 24h32l8 54a5 5 0 0 1-5 5H41a5 5 0 0 1-5-5Z', body) +
		path('M52 24l5-20h6l5 20Z', yellow) +
		path('M46 24h28', undefined, 5) +
		rect(39, 44, 42, 22, 0, card) +
		letters(label, 60, 55, 38, 12),
	'fork-oil': (label: string) =>
		path('M40 24l8-6h24l8 6v56a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4Z', body) +
		rect(48, 5, 24, 13, 2, metal) +
		path('M54 5v13M60 5v13M66 5v13', undefined, 2) +
		rect(40, 40, 40, 30, 0, card) +
		path('M52 45v7M68 45v7', undefined, 4) +
		letters(label, 60, 62.5, 35, 11),
	'brake-fluid': (label: string) =>
		path('M38 28h44a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H38a5 5 0 0 1-5-5V33a5 5 0 0 1 5-5Z', body) +
		path('M46 28v-6h28v6', metal) +
		rect(42, 8, 36, 14, 3, yellow) +
		path('M50 8v14M60 8v14M70 8v14', undefined, 2) +
		rect(33, 46, 54, 24, 0, card) +
		letters(label, 60, 58, 46, 14),
	coolant: (label: string) =>
		path('M30 22h26l8-10h14l8 12v54a5 5 0 0 1-5 5H35a5 5 0 0 1-5-5Z', body) +
		rect(62, 3, 18, 10, 2, ink) +
		path('M40 22c0-14 16-14 16-6', undefined, 5) +
		rect(30, 42, 56, 28, 0, card) +
		path('M44 47v18M36 51l16 10M52 51L36 61', undefined, 2.5) +
		letters(label, 70, 56, 27, 11),
	spray: (label: string) =>
		path('M42 30c0-8 36-8 36 0v50a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4Z', body) +
		path('M46 24c0-6 28-6 28 0v3H46Z', metal) +
		rect(53, 8, 14, 11, 2, rubber) +
		path('M67 12h34', yellow, 2.5) +
		rect(42, 44, 36, 26, 0, card) +
		letters(label, 60, 57, 32, 12),
	grease: (label: string) =>
		path('M26 30l5 50a4 4 0 0 0 4 4h50a4 4 0 0 0 4-4l5-50Z', body) +
		rect(20, 16, 80, 14, 4, yellow) +
		path('M40 16c0-14 40-14 40 0', undefined, 3) +
		rect(33, 42, 54, 26, 2, card) +
		letters(label, 60, 55, 46, 13),
	shampoo: (label: string) =>
		path('M40 34c0-6 6-10 10-14h20c4 4 10 8 10 14v46a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4Z', body) +
		rect(51, 8, 18, 12, 2, card) +
		rect(40, 46, 40, 24, 0, card) +
		letters(label, 60, 58, 35, 11) +
		circle(94, 28, 7, card, 2.5) +
		circle(102, 46, 4, card, 2.5) +
		circle(88, 12, 4, card, 2.5),
	additive: (label: string) =>
		path('M48 34l6-14h12l6 14v46a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4Z', body) +
		rect(53, 4, 14, 16, 2, yellow) +
		rect(48, 46, 24, 24, 0, card) +
		letters(label, 60, 58, 20, 10),
	polish: (label: string) =>
		path('M16 46v22c0 16 76 16 76 0V46', body) +
		ellipse(54, 46, 38, 14, metal) +
		ellipse(54, 45, 26, 8.5, yellow) +
		letters(label, 54, 69, 54, 12, card) +
		path('M82 26l22-14 10 12-22 18Z', card),
	cloth: (label: string) =>
		repeated(3, 6, -10, path('M14 66l72-8 14 18-74 10Z', body)) +
		path('M26 46l72-8 14 18-74 10Z', yellow) +
		letters(label, 68, 52, 30, 12, onYellow),
} as const
