import Comment from '@mui/icons-material/ChatBubbleOutlineOutlined'
import Commented from '@mui/icons-material/ChatOutlined'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ratingLevels, ratingValues } from '@alta/contract/review'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Key } from '../../../base/ui/key.tsx'
import { Stars } from '../../../base/ui/stars.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { CommentDialog } from './dialogs.ts'
import { signTexts } from './sign.texts.ts'
import { levelOf, type Rate } from './use-rate.ts'

/** Four stars to rate with, and a comment once they are given. */
export function RatingStars({ rating }: { rating: Rate }) {
  const say = useTexts(signTexts)
  const [commenting, setCommenting] = useState(false)
  return (
    <Stack direction="row" component="section" aria-label={say('rating')} sx={{ alignItems: 'center', gap: 0.75 }}>
      <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'block' } }}>
        {say('rating')}
      </Typography>
      <Stars
        names={ratingLevels.toReversed().map((level) => say(level))}
        rating={rating.level === null ? 0 : ratingValues[rating.level]}
        onGive={(stars) => {
          const level = levelOf(stars)
          if (level) rating.rate(level)
        }}
      />
      <Key>{'1'}</Key>
      <Key>{'4'}</Key>
      {rating.level !== null && (
        <Tool
          icon={rating.comment === null ? <Comment /> : <Commented />}
          label={say(rating.comment === null ? 'add_comment' : 'edit_comment')}
          onClick={() => setCommenting(true)}
        />
      )}
      {commenting && (
        <Suspense>
          <CommentDialog
            comment={rating.comment ?? ''}
            onSave={(comment) => {
              setCommenting(false)
              rating.say(comment === '' ? null : comment)
            }}
            onClose={() => setCommenting(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
