import { beforeAll, expect, test } from 'vitest'
import type { PartListItem } from '#contract/parts/parts.ts'
import { partMaker } from '../../../tests/support/a-part.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp()
let maker: Awaited<ReturnType<typeof partMaker>>
beforeAll(async () => {
	maker = await partMaker(product)
	await maker.aPart({ name: 'Front brake pads', part_number: 'BP-1234/x' })
})
const namesOf = async (search: string) =>
	((await product.call('GET', `/spare-parts/parts/?search=${encodeURIComponent(search)}`)).body as PartListItem[]).map(({ name }) => name)

test.each(['brake', 'BRAKE PADS', 'bp 1234', 'BP1234X', 'bp-1234', 'break pads', 'brke pds'])(
	"'%s' finds the brake pads BP-1234/x (B.PARTS-02, D-14)",
	async (search) => {
		expect(await namesOf(search)).toContain('Front brake pads')
	},
)

test('nonsense finds nothing (B.PARTS-12)', async () => {
	expect(await namesOf('zzzzqqqq')).toEqual([])
})
