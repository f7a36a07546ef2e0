import { useQueryClient } from '@tanstack/react-query'
import { partLimits } from '#contract/parts/part-words.ts'
import type { StaffPart } from '#contract/parts/staff-parts.ts'
import { PictureRows } from '../../kits/staff-collection/picture-rows.tsx'
import { staffApi } from '../../staff-api.ts'

/** Pictures beside the main one: added, moved forward and deleted (B.ADMIN-07). Customers see the first four. */
export function PartPictures({ part }: { part: StaffPart }) {
	const { uuid, images, additional_images, version } = part
	const queries = useQueryClient()
	const shown = async (work: Promise<unknown>) => {
		await work
		await queries.invalidateQueries({ queryKey: ['staff', 'parts'] })
	}
	return (
		<PictureRows
			title="Further pictures"
			one="picture"
			empty="None yet."
			pictures={images.map((id, at) => ({ id, url: additional_images[at] ?? '' }))}
			max={partLimits.images}
			onAdd={(body) => shown(staffApi.addPartImage({ params: { uuid }, body }))}
			onOrder={(ids) => shown(staffApi.parts.change({ params: { uuid }, body: { images: ids, version } }))}
			onRemove={(id) => shown(staffApi.removePartImage({ params: { uuid, id } }))}
		/>
	)
}
