import { expect, test } from 'vitest'
import { drawPart } from './draw-part.ts'
import { readPartLook } from './read-part-look.ts'

const read = (address: string) => readPartLook(new URL(`https://shop.example/drawings/${address}`))
const draw = (address: string) => {
	const look = read(address)
	if (!look) throw new Error(`Nothing is drawn at ${address}`)
	return drawPart(look.kind, look)
}

test('an address says the paint, what is written on a part and the bike on its tag', () => {
	const address = 'parts/tyre.svg?paint=red&label=80%2F100-18&tag=Pulsar+150'
	expect(read(address)).toEqual({ kind: 'tyre', paint: 'red', label: '80/100-18', tag: 'Pulsar 150', view: undefined })
	expect(draw(address)).toMatch(/>80\/100-18<.*>Pulsar 150</)
	expect(read('parts/box.svg')?.paint).toBe('grey')
})

test('a part is seen whole, from near and in its box', () => {
	expect(new Set(['', '?view=near', '?view=box'].map((view) => draw(`parts/horn.svg${view}`))).size).toBe(3)
})

test.each(['unicorn.svg', 'constructor.svg', 'tyre', 'tyre.svg?label=%3Cscript%3E', 'tyre.svg?tag=call+this+number+for+gifts'])(
	'nothing is drawn at %s: nobody else writes on our pictures',
	(address) => expect(read(`parts/${address}`)).toBeNull(),
)
