// Only React, as a separate chunk, so that the browser evaluates it in a separate task.
import 'react-dom/client';
