import type { MailText } from '#contract/company/mail-texts.ts'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Text } from '../../ui/text.tsx'

/** The facts that the texts of a mail may name, with what they say in the preview. */
export const MailPlaceholders = ({ row }: { row: MailText }) => (
	<DetailPart title="What you can put in">
		<Text size="small" tone="muted">
			Write these with their braces. Each mail then says what is true for its reader.
		</Text>
		<Rows>
			{row.placeholders.map(({ name, says, example }) => (
				<Row key={name} term={<code>{`{${name}}`}</code>} under={example && `“${example}”`}>
					{says}
				</Row>
			))}
		</Rows>
	</DetailPart>
)
