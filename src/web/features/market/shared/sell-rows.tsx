import { useWatch } from 'react-hook-form'
import { type SellFile, sellPhotos } from '#contract/market/sell-words.ts'
import { inKm } from '#shared/kilometres.ts'
import { HourWords } from '../../../kits/checkout/hour-fields.tsx'
import type { CheckoutForm } from '../../../kits/checkout/use-checkout-form.ts'
import { numberOf } from '../../../ui/form/form-rules.ts'
import { Row } from '../../../ui/rows.tsx'

/** What was typed and chosen about a vehicle that is to be sold, for the card on which it is agreed. */
export function SellRows({ form, files }: { form: CheckoutForm; files: ReadonlyMap<SellFile, File> }) {
	const [number, kms = ''] = useWatch({ control: form.control, name: ['registration_number', 'kms_driven'] })
	const photos = sellPhotos.filter((name) => files.has(name)).length
	return (
		<>
			<Row term="Registration number">{number || '–'}</Row>
			<Row term="Kilometres driven">{kms === '' ? '–' : inKm(numberOf(kms) || 0)}</Row>
			<Row term="Photos">{photos}</Row>
			<Row term="Documents">{files.size - photos}</Row>
			<Row term="We come">
				<HourWords form={form} />
			</Row>
		</>
	)
}
