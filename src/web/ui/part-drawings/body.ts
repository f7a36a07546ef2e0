import { body, card, circle, ellipse, letters, metal, moved, path, rect, repeated, rubber, tube, yellow } from './strokes.ts'

const mirror =
	tube('M58 50L46 62V80', 9, metal) +
	path('M40 72h12v8H40Z', metal) +
	path('M46 80v7', undefined, 6) +
	path('M30 9C54 3 88 4 99 12C108 22 104 42 92 51C74 57 40 55 27 46C17 36 20 15 30 9Z', body) +
	path('M35 15C56 10 82 11 93 17C99 25 96 38 88 45C72 49 46 48 33 41C26 34 28 20 35 15Z', metal) +
	`<path d="M46 36L64 18M60 37L74 23" stroke="${card}" stroke-width="3.5"/>`
const grip = rect(10, 0, 96, 26, 8, body) + rect(4, -4, 14, 34, 4, rubber) + repeated(8, 10, 0, path('M28 0v26', undefined, 2))

/** What a rider sees and touches. */
export const bodyDrawings = {
	mirror: (label: string) =>
		moved(label === 'L' ? 'matrix(-1 0 0 1 120 0)' : '', mirror) + letters(label, label === 'L' ? 40 : 20, 70, 30, 15),
	'round-mirror': (label: string) =>
		tube('M56 56C54 70 40 66 40 84', 8, metal) +
		circle(62, 34, 29, body) +
		circle(62, 34, 22, metal) +
		`<path d="M50 40L68 22M60 44L76 28" stroke="${card}" stroke-width="3.5"/>` +
		letters(label, 16, 14, 30, 12),
	grips: () => moved('translate(4 14) rotate(-6 60 14)', grip) + moved('translate(6 52) rotate(-6 60 14)', grip),
	'foot-peg': () =>
		repeated(
			2,
			0,
			38,
			rect(30, 12, 80, 24, 7, body) +
				repeated(6, 11, 0, path('M44 12v24', undefined, 2.5)) +
				path('M30 16H14a6 6 0 0 0 0 16h16', metal) +
				circle(15, 24, 2.5, card, 2),
		),
	'side-stand': () =>
		moved(
			'rotate(24 60 45)',
			rect(52, 0, 15, 72, 5, body),
			circle(59.5, 6, 5, card, 2.5),
			path('M44 72h34l6 12H38Z', metal),
			moved('translate(72 12)', repeated(5, 0, 8, path('M4 0l10 4', undefined, 5))),
		),
	'main-stand': () =>
		tube('M30 10L18 76M90 10L102 76', 13, body) +
		tube('M26 30H94', 11, metal) +
		tube('M10 80h22M88 80h22', 9, rubber) +
		circle(30, 10, 6, card) +
		circle(90, 10, 6, card),
	seat: () =>
		path('M8 38C28 20 40 40 58 34C74 28 96 14 110 24C116 32 112 48 104 54C80 64 40 68 14 60C6 56 4 44 8 38Z', body) +
		path('M20 50c28 6 60 2 84-8', undefined, 2.5) +
		path('M58 34c2 8 2 14 0 24', undefined, 2) +
		path('M26 63v10h10v-10M80 60v10h10V58', metal) +
		path('M100 24c6 2 8 8 6 14', undefined, 2),
	'seat-cover': () =>
		path('M8 34C28 16 40 36 58 30C74 24 96 10 110 20C116 28 112 44 104 50V72C80 80 40 82 14 74V56C6 52 4 40 8 34Z', body) +
		path('M14 56c30 8 64 4 90-6', undefined, 2.5) +
		`<path d="M20 66c26 6 56 4 78-4M20 40c20-8 30 4 48-2 14-4 24-12 34-10" stroke="${yellow}" stroke-width="2.5" stroke-dasharray="4 4"/>`,
	mudguard: () =>
		path('M6 66C8 34 34 12 66 12C92 12 108 26 112 44L100 48C94 34 84 28 66 28C44 28 26 42 24 68Z', body) +
		path('M18 58C22 38 42 20 66 20', undefined, 2) +
		path('M56 28l-6 46h10l8-46M70 28l10 40h10L84 32', metal) +
		circle(55, 66, 2.5, card, 2) +
		circle(85, 62, 2.5, card, 2),
	visor: () =>
		path('M26 82L38 20C46 4 74 4 82 20L94 82C72 74 48 74 26 82Z', body) +
		path('M46 70l6-44', undefined, card) +
		circle(36, 66, 3, yellow, 2.5) +
		circle(84, 66, 3, yellow, 2.5) +
		circle(44, 28, 3, yellow, 2.5) +
		circle(76, 28, 3, yellow, 2.5),
	'leg-guard': () =>
		tube('M50 12H36C12 12 8 30 12 48s16 28 38 26M70 12h14c24 0 28 18 24 36S92 76 70 74', 11, body) +
		tube('M60 6v76', 13, metal) +
		rect(50, 36, 20, 14, 2, yellow),
	'sump-guard': () =>
		path('M18 18h84l-12 44-14 18H44L30 62Z', body) +
		repeated(4, 14, 0, path('M39 30v26', undefined, 5)) +
		circle(26, 24, 2.5, card, 2) +
		circle(94, 24, 2.5, card, 2) +
		path('M34 66h52', undefined, 2),
	'saree-guard': () =>
		tube('M14 14h92l-8 62H30Z', 9, body) + repeated(6, 13, 0, path('M28 16l4 58', undefined, 3)) + rect(8, 8, 14, 12, 2, yellow),
	'number-frame': (label: string) =>
		rect(6, 20, 108, 50, 5, body) +
		rect(15, 29, 90, 32, 2, card) +
		rect(15, 29, 14, 32, 2, 'var(--plate-strip)', 2.5) +
		letters(label, 67, 45, 62, 14) +
		circle(36, 24.5, 1.5, card, 2) +
		circle(84, 24.5, 1.5, card, 2),
	'floor-mat': () =>
		path('M18 16h84l8 56c0 6-4 10-10 10H20c-6 0-10-4-10-10Z', body) +
		repeated(4, 0, 13, path('M30 28h60', undefined, 5)) +
		ellipse(60, 12, 10, 4, yellow),
	'grab-rail': () =>
		tube('M14 66C14 34 34 18 60 18S106 34 106 66', 13, body) +
		rect(4, 62, 20, 16, 3, metal) +
		rect(96, 62, 20, 16, 3, metal) +
		circle(14, 70, 2.5, card, 2) +
		circle(106, 70, 2.5, card, 2),
	handlebar: () =>
		tube('M8 26H28C42 26 40 56 52 56H68C80 56 78 26 92 26H112', 11, body) +
		rect(2, 19, 24, 15, 4, rubber) +
		rect(94, 19, 24, 15, 4, rubber) +
		rect(52, 46, 16, 20, 2, yellow),
	'tank-cap': () =>
		circle(56, 45, 38, metal) +
		circle(56, 45, 28, body) +
		rect(36, 37, 40, 16, 8, metal) +
		path('M56 40v10', undefined, 5) +
		circle(96, 68, 5, yellow),
} as const
